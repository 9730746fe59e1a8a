// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// The composition root. It says how many there are of each, and how long each lives.
final class AppRoot: Root {
  private let counter: any Counting

  init(counter: any Counting) { self.counter = counter }

  // TASK 1: Give all callers of this root the same session.
  private(set) lazy var session = Session(counter: counter)
  // STUB
  // var session: Session { Session(counter: counter) }
  // END

  // TASK 2: Give each caller a formatter of its own.
  func makeFormatter() -> ReceiptFormatter { ReceiptFormatter(counter: counter) }
  // STUB
  // private lazy var formatter = ReceiptFormatter(counter: counter)
  //
  // func makeFormatter() -> ReceiptFormatter { formatter }
  // END

  // TASK 3: Begin a checkout. Change this line only if your checkout needs more.
  func makeCheckout() -> Checkout { Checkout(counter: counter) }
  // STUB
  // func makeCheckout() -> Checkout { Checkout(counter: counter) }
  // END
}

// TASK 3: Give all callers of this checkout the same cart, made at the first call.
/// One checkout, from its beginning to its end.
actor Checkout: Scope {
  private let counter: any Counting
  private lazy var onlyCart = Cart(counter: counter)

  init(counter: any Counting) { self.counter = counter }

  func cart() -> Cart { onlyCart }
}
// STUB
// /// One checkout, from its beginning to its end.
// final class Checkout: Scope {
//   private let counter: any Counting
//
//   init(counter: any Counting) { self.counter = counter }
//
//   func cart() -> Cart { Cart(counter: counter) }
// }
// END
