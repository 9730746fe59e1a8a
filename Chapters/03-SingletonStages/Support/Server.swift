import Playground

/// Stands in for the shop's server. It sees that somebody connects, and what is asked; by whom, it
/// cannot see.
enum Server {
  static let log = Log()

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
