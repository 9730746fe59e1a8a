// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
  let cents: Int
}

/// What a customer wants to buy.
final class Cart {
  private(set) var items: [Item] = []
  /// Is called after each change.
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

/// Who is logged in.
final class Session {
  let user: String

  init(user: String) { self.user = user }
}

protocol Paying: AnyObject {
  /// Takes the money, and returns the receipt.
  func pay(_ cents: Int) -> String
}

/// The real bank, which takes real money.
final class Bank: Paying {
  nonisolated(unsafe) private static let only = Bank()
  /// How often code asked for `shared`. The checks read this.
  nonisolated(unsafe) private(set) static var uses = 0

  static var shared: Bank {
    uses += 1
    return only
  }

  func pay(_ cents: Int) -> String { "paid \(cents)" }
}

// What a container may have, a protocol for each part.

protocol SessionDependency { var session: Session { get } }
protocol CartDependency { var cart: Cart { get } }
protocol BankDependency { var bank: any Paying { get } }
protocol LogDependency { var log: (String) -> Void { get } }
