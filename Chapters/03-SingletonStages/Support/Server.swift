import Playground

/// Replaces the shop's server. It logs each connection and each call, but not its caller.
enum Server {
  static let log = Log()

  static var callCount: Int { log.lines.count }

  static func calls(since start: Int) -> [String] { Array(log.lines.dropFirst(start)) }

  static func connect() { log.note("connect") }

  static func login() -> User {
    log.note("login")
    return User(name: "Ada")
  }

  static func fetchItems() -> Item {
    log.note("fetchItems")
    return Item(name: "tea")
  }
}
