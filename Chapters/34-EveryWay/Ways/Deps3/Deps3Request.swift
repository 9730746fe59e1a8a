// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Deps3 {
  protocol ServicesProviding: AnyObject {
    func client() -> any Client
    func clock() -> any ShopClock
    func store() -> any Store
    func logger() -> any Logger
  }

  /// Asks the object for each service, at every call.
  final class LoginRequest {
    let deps: any ServicesProviding

    init(deps: any ServicesProviding) { self.deps = deps }

    func send(_ name: String) -> String {
      let token = deps.client().token(for: name)
      deps.store().keep(token)
      deps.logger().log("\(name) at \(deps.clock().now)")
      return "\(token) at \(deps.clock().now)"
    }
  }
}
