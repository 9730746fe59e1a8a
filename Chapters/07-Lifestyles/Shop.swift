// The shop's objects. None of these types decides how many instances there are.

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

/// The login. Immutable, so any number of threads can read it.
final class Session: Sendable {
  let user: User

  init(user: User) { self.user = user }
}

/// The items that a customer wants to buy.
final class Cart {
  private(set) var items: [Item] = []

  func put(_ item: Item) { items.append(item) }
}

/// Formats prices and caches the results. So it's fast, but threads can't share it.
final class PriceFormatter {
  private var cache: [Int: String] = [:]

  func text(_ cents: Int) -> String {
    if let text = cache[cents] { return text }
    let rest = cents % 100
    let text = "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    cache[cents] = text
    return text
  }
}
