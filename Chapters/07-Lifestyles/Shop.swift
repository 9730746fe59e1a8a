// The shop's objects. None of these types says how many of it there are.

struct User: Equatable, Sendable {
  let name: String

  static let ada = User(name: "Ada")
  static let grace = User(name: "Grace")
}

struct Item: Sendable {
  let name: String
  let cents: Int

  static let tea = Item(name: "tea", cents: 250)
  static let milk = Item(name: "milk", cents: 120)
  static let bread = Item(name: "bread", cents: 405)
}

/// The login. It never changes, so any number of threads may read it.
final class Session: Sendable {
  let user: User

  init(user: User) { self.user = user }
}

/// What a customer is about to buy.
final class Cart {
  private(set) var items: [Item] = []

  func put(_ item: Item) { items.append(item) }
}

/// Writes prices, and remembers the ones it has written. So it's fast, but threads can't share it.
final class PriceFormatter {
  private var written: [Int: String] = [:]

  func text(_ cents: Int) -> String {
    if let text = written[cents] { return text }
    let rest = cents % 100
    let text = "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    written[cents] = text
    return text
  }
}
