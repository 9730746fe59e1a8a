// Given: leave this file as it is.

/// Counts all objects that the shop creates and frees.
protocol Counting: Sendable {
  func made(_ name: String)
  func gone(_ name: String)
}

/// The login of a user.
final class Session: Sendable {
  private let counter: any Counting

  init(counter: any Counting) {
    self.counter = counter
    counter.made("session")
  }

  deinit { counter.gone("session") }
}

/// Writes the lines of a receipt, and numbers them from 1.
final class ReceiptFormatter {
  private let counter: any Counting
  private var lines = 0

  init(counter: any Counting) {
    self.counter = counter
    counter.made("formatter")
  }

  deinit { counter.gone("formatter") }

  func line(_ item: String) -> String {
    lines += 1
    return "\(lines). \(item)"
  }
}

/// The items that a customer wants to buy. Any number of tasks can use it.
actor Cart {
  private let counter: any Counting
  private(set) var items: [String] = []

  init(counter: any Counting) {
    self.counter = counter
    counter.made("cart")
  }

  deinit { counter.gone("cart") }

  func put(_ item: String) { items.append(item) }
}
