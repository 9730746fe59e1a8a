// Fails eightAtOnce: an actor that waits lets the others in.
// Right lifestyle. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

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
actor Checkout: Scope {
  private let counter: any Counting
  private var onlyCart: Cart?

  init(counter: any Counting) { self.counter = counter }

  func cart() async -> Cart {
    if let onlyCart { return onlyCart }
    let new = await Task { [counter] in Cart(counter: counter) }.value
    onlyCart = new
    return new
  }
}
// END
