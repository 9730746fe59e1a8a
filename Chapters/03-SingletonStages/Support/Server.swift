import Playground

/// Stands in for the shop's server. It notes each connection and each call, and can't see who made it.
enum Server {
  static let log = Log()

  /// How many it has noted.
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
