extension Composed {
  typealias LoginRequestDependencies = ClientDependency
    & ClockDependency
    & StoreDependency
    & LoggingDependency

  struct LoginRequest<Dependencies: LoginRequestDependencies> {
    let dependencies: Dependencies

    func send(_ name: String) -> String {
      let token = dependencies.client.token(for: name)
      dependencies.store.keep(token)
      dependencies.logger.log("\(name) at \(dependencies.clock.now)")
      return "\(token) at \(dependencies.clock.now)"
    }
  }
}
