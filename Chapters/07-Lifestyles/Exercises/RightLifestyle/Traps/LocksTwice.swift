// Fails eightAtOnce: all get the same cart, but between the two locks the others make one as well.
// Right lifestyle. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Synchronization

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
  func makeCheckout() -> Checkout { Checkout(counter: counter) }
  // END
}

// TASK 3: Give all who ask this checkout the same cart, made when the first one asks.
/// One checkout, from its beginning to its end.
final class Checkout: Scope {
  private let counter: any Counting
  private let onlyCart = Mutex<Cart?>(nil)

  init(counter: any Counting) { self.counter = counter }

  func cart() -> Cart {
    if let cart = onlyCart.withLock({ $0 }) { return cart }
    let new = Cart(counter: counter)
    return onlyCart.withLock { kept in
      kept = kept ?? new
      return kept ?? new
    }
  }
}
// END
