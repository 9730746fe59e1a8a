// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
  let cents: Int
}

/// The items that a customer wants to buy.
final class Cart {
  private(set) var items: [Item] = []
  /// Called after each change.
  var onChange: () -> Void = {}

  var cents: Int { items.map(\.cents).reduce(0, +) }

  func add(_ item: Item) {
    items.append(item)
    onChange()
  }

  func empty() {
    items = []
    onChange()
  }
}

/// The session of a logged-in user.
final class Session {
  let user: String

  init(user: String) { self.user = user }
}

protocol Paying: AnyObject {
  /// Charges the customer, and returns the receipt.
  func pay(_ cents: Int) -> String
}

/// The real bank, which charges real money.
final class Bank: Paying {
  nonisolated(unsafe) private static let only = Bank()
  /// The number of reads of `shared`, for the checks.
  nonisolated(unsafe) private(set) static var uses = 0

  static var shared: Bank {
    uses += 1
    return only
  }

  func pay(_ cents: Int) -> String { "paid \(cents)" }
}

// The parts that a container can have, with a protocol for each.

protocol SessionDependency { var session: Session { get } }
protocol CartDependency { var cart: Cart { get } }
protocol BankDependency { var bank: any Paying { get } }
protocol LogDependency { var log: (String) -> Void { get } }
