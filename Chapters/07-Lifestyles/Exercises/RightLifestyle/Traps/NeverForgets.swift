// Fails cartGoesWithItsCheckout: the dictionary in the root keeps every cart.
// Right lifestyle. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

/// The carts of all checkouts, by number.
actor Carts {
  private let counter: any Counting
  private var carts: [Int: Cart] = [:]

  init(counter: any Counting) { self.counter = counter }

  func cart(_ number: Int) -> Cart {
    if let cart = carts[number] { return cart }
    let new = Cart(counter: counter)
    carts[number] = new
    return new
  }
}

/// The composition root. It says how many there are of each, and how long each lives.
final class AppRoot: Root {
  private let counter: any Counting

  init(counter: any Counting) { self.counter = counter }

  // TASK 1: Give all who ask this root the same session.
  private(set) lazy var session = Session(counter: counter)
  // END

  // TASK 2: Give everybody who asks a formatter of their own.
  func makeFormatter() -> ReceiptFormatter { ReceiptFormatter(counter: counter) }
  // END

  // TASK 3: Begin a checkout. Change this line only if your checkout needs more.
  private lazy var carts = Carts(counter: counter)
  private var checkouts = 0

  func makeCheckout() -> Checkout {
    checkouts += 1
    return Checkout(number: checkouts, carts: carts)
  }
  // END
}

// TASK 3: Give all who ask this checkout the same cart, made when the first one asks.
/// One checkout, from its beginning to its end.
final class Checkout: Scope {
  private let number: Int
  private let carts: Carts

  init(number: Int, carts: Carts) { (self.number, self.carts) = (number, carts) }

  func cart() async -> Cart { await carts.cart(number) }
}
// END
