// Fails oneSession: a static is one for the whole program.
// Also fails sessionGoesWithItsRoot.
// Right lifestyle. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

/// What a static has in place of the root's counter.
struct Program: Counting {
  func made(_ name: String) {}
  func gone(_ name: String) {}
}

/// The composition root. It says how many there are of each, and how long each lives.
final class AppRoot: Root {
  private let counter: any Counting

  init(counter: any Counting) { self.counter = counter }

  // TASK 1: Give all who ask this root the same session.
  private static let shared = Session(counter: Program())
  let session: Session = shared
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
  private lazy var onlyCart = Cart(counter: counter)

  init(counter: any Counting) { self.counter = counter }

  func cart() -> Cart { onlyCart }
}
// END
