// What the shop is made of. None of these types knows how many of it there are.

import Playground

struct Item: Sendable {
  let name: String
  let cents: Int

  static let apples = Item(name: "apples", cents: 250)
  static let bread = Item(name: "bread", cents: 405)
}

// snippet.shop
/// Who is logged in. It never changes, so any number of threads may read it.
final class Session: Sendable {
  let customer: String
  private let life: Life

  init(customer: String, tally: Tally) {
    self.customer = customer
    life = Life(tally)
  }
}

/// What a customer is about to buy.
final class Cart {
  private(set) var items: [Item] = []
  private let life: Life

  init(tally: Tally) { life = Life(tally) }

  func put(_ item: Item) { items.append(item) }
}

/// Writes prices, and keeps those it has written. That makes it fast, and unfit to be shared between
/// threads.
final class PriceFormatter {
  private var written: [Int: String] = [:]
  private let life: Life

  init(tally: Tally) { life = Life(tally) }

  func text(_ cents: Int) -> String {
    if let text = written[cents] { return text }
    let rest = cents % 100
    let text = "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    written[cents] = text
    return text
  }
}
// snippet.end
