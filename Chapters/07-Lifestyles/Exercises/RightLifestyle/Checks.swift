import Foundation
import Synchronization
import Testing

@testable import RightLifestyleExercise

@Suite("Task 1: One session in each root")
struct Task1 {
  private let counter = Counter()
  private let requests = Int.random(in: 2...9)

  @Test("All who ask a root get the same session, also if nobody kept it.")
  func sameSession() throws {
    let root = AppRoot(counter: counter)
    for _ in 1...requests { _ = root.session }
    try require(counter.made("session"), is: 1, "sessions made for \(requests) requests")
    try require(root.session === root.session, is: true, "for 'it is the same'")
  }

  @Test("Each root has a session of its own.")
  func ownSession() throws {
    let roots = (1...requests).map { _ in AppRoot(counter: counter) }
    let sessions = Set(roots.flatMap { [ObjectIdentifier($0.session), .init($0.session)] })
    try require(sessions.count, is: requests, "sessions in \(requests) roots")
    try require(counter.made("session"), is: requests, "sessions made for \(requests) roots")
  }

  @Test("The session stays as long as its root, and goes with it.")
  func sessionGoesWithItsRoot() throws {
    var root: AppRoot? = AppRoot(counter: counter)
    for _ in 1...requests { _ = root?.session }
    try require(counter.gone("session"), is: 0, "sessions gone while the root is there")
    root = nil
    try require(counter.gone("session"), is: 1, "sessions gone when the root is gone")
  }
}

@Suite("Task 2: A formatter for each receipt")
struct Task2 {
  private let counter = Counter()
  private let receipts = Int.random(in: 3...9)

  @Test("Every receipt begins with line 1, though others are being written.")
  func everyReceiptBeginsAtOne() throws {
    let root = AppRoot(counter: counter)
    let formatters = (1...receipts).map { _ in root.makeFormatter() }
    let item = "item \(Int.random(in: 100_000...999_999))"
    let lines = formatters.map { $0.line(item) } + formatters.map { $0.line(item) }
    let wanted = [1, 2].flatMap { Array(repeating: "\($0). \(item)", count: receipts) }
    try require(lines, is: wanted, "as the lines of \(receipts) receipts")
  }

  @Test("A formatter goes when its receipt is written.")
  func formattersGo() throws {
    let root = AppRoot(counter: counter)
    for _ in 1...receipts { _ = root.makeFormatter().line("bread") }
    try require(counter.made("formatter"), is: receipts, "formatters made for as many receipts")
    try require(counter.gone("formatter"), is: receipts, "formatters gone after them")
    _ = root.session
  }
}

@Suite("Task 3: One cart in each checkout")
struct Task3 {
  private let counter = Counter()
  private let items = (1...3).map { _ in "item \(Int.random(in: 100_000...999_999))" }

  @Test("What was put into the cart of a checkout is still there, also if nobody kept the cart.")
  func sameCart() async throws {
    let checkout = begin(AppRoot(counter: counter))
    for item in items { await checkout.cart().put(item) }
    try require(await checkout.cart().items, is: items, "in the cart")
    try require(counter.made("cart"), is: 1, "carts made")
  }

  @Test("Another checkout has a cart of its own.")
  func ownCart() async throws {
    let root = AppRoot(counter: counter)
    let checkouts = items.map { _ in begin(root) }
    for (checkout, item) in zip(checkouts, items) {
      for _ in 1...2 { await checkout.cart().put(item) }
    }
    var found: [[String]] = []
    for checkout in checkouts { found.append(await checkout.cart().items) }
    try require(found, is: items.map { [$0, $0] }, "in the carts of three checkouts")
  }

  @Test("A cart is made when somebody asks for it, and not before.")
  func madeAtFirstRequest() async throws {
    let root = AppRoot(counter: counter)
    let checkouts = items.map { _ in begin(root) }
    try require(counter.made("cart"), is: 0, "carts made before anybody asked")
    for _ in 1...2 { _ = await checkouts[1].cart() }
    try require(counter.made("cart"), is: 1, "carts made when one of three checkouts was asked")
  }

  @Test("Eight who ask first, all at once, get the same cart.")
  func eightAtOnce() async throws {
    counter.takesTime()
    let checkout = begin(AppRoot(counter: counter))
    let carts = await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask(executorPreference: OwnThreads()) { await checkout.cart() }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    try require(counter.made("cart"), is: 1, "carts made for eight who asked at once")
    try require(Set(carts.map { ObjectIdentifier($0) }).count, is: 1, "carts given to them")
  }

  @Test("The cart goes with its checkout, while the root stays.")
  func cartGoesWithItsCheckout() async throws {
    let root = AppRoot(counter: counter)
    for _ in items {
      let checkout = begin(root)
      for item in items { await checkout.cart().put(item) }
      try require(await checkout.cart().items, is: items, "in the cart")
    }
    try require(counter.gone("cart"), is: items.count, "carts gone after as many checkouts")
    _ = root.session
  }
}

/// A checkout as the features see it.
private func begin(_ root: AppRoot) -> any Scope { root.makeCheckout() }

/// Counts what is made and what goes, by name.
private final class Counter: Counting {
  private let counts = Mutex<[String: Int]>([:])
  private let seconds = Mutex(0.0)

  /// From now on it takes a while to make something.
  func takesTime() { seconds.withLock { $0 = 0.03 } }

  func made(_ name: String) {
    Thread.sleep(forTimeInterval: seconds.withLock { $0 })
    counts.withLock { $0["made \(name)", default: 0] += 1 }
  }

  func gone(_ name: String) { counts.withLock { $0["gone \(name)", default: 0] += 1 } }

  func made(_ name: String) -> Int { counts.withLock { $0["made \(name)", default: 0] } }
  func gone(_ name: String) -> Int { counts.withLock { $0["gone \(name)", default: 0] } }
}

/// Gives every job a thread, so that eight are at once on any machine.
private final class OwnThreads: TaskExecutor {
  func enqueue(_ job: UnownedJob) {
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
