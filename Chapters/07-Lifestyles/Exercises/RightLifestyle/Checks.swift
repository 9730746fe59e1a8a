import Checking
import Foundation
import Playground
import Testing

@testable import RightLifestyleExercise

@Suite("Task 1: One session in each root")
struct Task1 {
  private let counter = Counter()

  // See AppRoot.session
  @Test("A root makes one session for all callers.")
  func oneSession() throws {
    let root = AppRoot(counter: counter)
    for _ in 1...3 { _ = root.session }
    try expect(counter.made["session", default: 0], is: 1, "sessions after three callers")
  }

  // See AppRoot.session
  @Test("Another root has another session, and each is freed with its root.")
  func eachRootItsOwn() throws {
    func use() throws {
      let roots = [AppRoot(counter: counter), AppRoot(counter: counter)]
      let isShared = roots[0].session === roots[1].session
      let sessions = isShared ? "the same session" : "two sessions"
      try expect(sessions, is: "two sessions", "in two roots")
      for root in roots { _ = root.session }
    }
    try use()
    try expect(
      counter.made["session", default: 0], is: 2, "sessions of two roots, each read twice")
    try expect(counter.alive["session", default: 0], is: 0, "sessions after both roots are gone")
  }
}

@Suite("Task 2: A formatter for each receipt")
struct Task2 {
  private let counter = Counter()

  // See AppRoot.makeFormatter
  @Test("Every receipt begins at line 1, even while another one is written.")
  func everyReceiptBeginsAtOne() throws {
    let root = AppRoot(counter: counter)
    let (one, other) = (root.makeFormatter(), root.makeFormatter())
    let lines = [one.line("tea"), other.line("salt"), one.line("oil")]
    try expect(lines, is: ["1. tea", "1. salt", "2. oil"], "as lines of two receipts")
  }

  // See AppRoot.makeFormatter
  @Test("A formatter is freed when its caller releases it.")
  func formattersGo() throws {
    let root = AppRoot(counter: counter)
    for _ in 1...2 { _ = root.makeFormatter().line("tea") }
    try expect(
      counter.alive["formatter", default: 0], is: 0, "formatters after two receipts are written")
    withExtendedLifetime(root) {}
  }
}

@Suite("Task 3: One cart in each checkout")
struct Task3 {
  private let counter = Counter()

  // See Checkout
  @Test("A checkout has one cart, made at the first call; another checkout has another.")
  func sameCart() async throws {
    let root = AppRoot(counter: counter)
    let (checkout, other) = (root.makeCheckout(), root.makeCheckout())
    try expect(counter.made["cart", default: 0], is: 0, "carts before the first call")
    await checkout.cart().put("tea")
    try expect(await checkout.cart().items, is: ["tea"], "in the cart after tea was put into it")
    try expect(await other.cart().items, is: [], "in the cart of another checkout")
  }

  // See Checkout
  @Test("Eight tasks that call at once get one cart.")
  func eightAtOnce() async throws {
    let checkout = AppRoot(counter: counter).makeCheckout()
    await withTaskGroup { group in
      for number in 1...8 { group.addTask { await checkout.cart().put("item \(number)") } }
    }
    try expect(counter.made["cart", default: 0], is: 1, "carts for eight tasks")
    try expect(await checkout.cart().items.count, is: 8, "items in the cart")
  }

  // See Checkout
  @Test("The cart is freed with its checkout, although the root lives on.")
  func cartGoesWithItsCheckout() async throws {
    let root = AppRoot(counter: counter)
    func visit() async -> Int {
      let checkout = root.makeCheckout()
      await checkout.cart().put("tea")
      return await checkout.cart().items.count
    }
    try expect(await visit(), is: 1, "items in the cart")
    try await expectSoon(
      counter.alive["cart", default: 0], is: 0, "carts after the customer has left")
    withExtendedLifetime(root) {}
  }
}

/// Counts what is made, and what is alive.
private final class Counter: Counting {
  private let counts = Locked<(made: [String: Int], alive: [String: Int])>(([:], [:]))

  var made: [String: Int] { counts.withLock { $0.made } }
  var alive: [String: Int] { counts.withLock { $0.alive } }

  func made(_ name: String) {
    counts.withLock {
      $0.made[name, default: 0] += 1
      $0.alive[name, default: 0] += 1
    }
    // While one task makes a cart, others look for it.
    if name == "cart" { Thread.sleep(forTimeInterval: 0.03) }
  }

  func gone(_ name: String) { counts.withLock { $0.alive[name, default: 0] -= 1 } }
}
