// What the shop is made of. None of these types knows how many of it there are.

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

// snippet.shop
/// Who is logged in. It never changes, so any number of threads may read it.
final class Session: Sendable {
  let user: User

  init(user: User) { self.user = user }
}

/// What somebody is about to buy.
final class Cart {
  private(set) var items: [Item] = []

  func put(_ item: Item) { items.append(item) }
}

/// Writes prices, and keeps those it has written. That makes it fast, and unfit to be shared between
/// threads.
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
// snippet.end
