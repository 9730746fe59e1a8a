import Playground

/// Stands in for the shop's server. It sees which client connects to it, and what each one asks.
enum Server {
  static let log = Recorder()

  static var lastCall: String { log.lines.last ?? "none" }

  static func connect(_ client: AnyObject) { log.note("\(type(of: client)): connect") }

  static func login(_ client: AnyObject) -> User {
    log.note("\(type(of: client)): login")
    return User(name: "Ada")
  }

  static func fetchItems(_ client: AnyObject) -> Item {
    log.note("\(type(of: client)): fetchItems")
    return Item(name: "tea")
  }
}
