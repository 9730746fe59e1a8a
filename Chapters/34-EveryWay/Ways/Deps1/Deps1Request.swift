extension Deps1 {
  /// Asks the object for each service, at every call.
  final class LoginRequest {
    let deps: any ClientProviding & ClockProviding & StoreProviding & LoggerProviding

    init(deps: any ClientProviding & ClockProviding & StoreProviding & LoggerProviding) {
      self.deps = deps
    }

    func send(_ name: String) -> String {
      let token = deps.client.token(for: name)
      deps.store.keep(token)
      deps.logger.log("\(name) at \(deps.clock.now)")
      return "\(token) at \(deps.clock.now)"
    }
  }
}
