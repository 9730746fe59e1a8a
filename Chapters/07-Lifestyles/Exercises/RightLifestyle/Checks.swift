import Foundation
import Synchronization
import Testing

@testable import RightLifestyleExercise

@Suite("Task 1: One session in each root")
struct Task1 {
  private let counter = Counter()
  private let requests = Int.random(in: 2...9)

  @Test("All who ask a root get the same session, and each root has a session of its own.")
  func oneSession() async throws {
    let other = Counter()
    var roots: [AppRoot] = []
    for (turn, counter) in [counter, counter, other].enumerated() {
      let root = AppRoot(counter: counter)
      roots.append(root)
      for _ in 1...requests {
        _ = root.session
        _ = root.makeFormatter().line("bread")
        _ = try await begin(root).cart()
      }
      let made: [Int] = [self.counter.count("made session"), other.count("made session")]
      let wanted: [[Int]] = [[1, 0], [2, 0], [2, 1]]
      try require(made, is: wanted[turn], "sessions made with each counter, for \(turn + 1) roots")
    }
    let sessions: [Session] = roots.map(\.session) + roots.map(\.session)
    try require(Set(sessions.map { ObjectIdentifier($0) }).count, is: 3, "sessions in three roots")
    roots.removeFirst()
    roots.append(AppRoot(counter: other))
    for root in roots { _ = root.session }
    try require(
      other.count("made session"), is: 2, "sessions made with the counter of a root made later")
    withExtendedLifetime(sessions) {}
  }

  @Test("The session stays as long as its root, and goes with it, though a checkout is open.")
  func sessionGoesWithItsRoot() async throws {
    let others = (AppRoot(counter: self.counter), AppRoot(counter: self.counter))
    _ = (others.0.session, others.1.session)
    for asked in [1, 0, 3] {
      let counter = Counter()
      var root: AppRoot? = AppRoot(counter: counter)
      let watched = Watched(root)
      for _ in 0..<asked { _ = root?.session }
      let checkouts: [any Scope] = [try begin(root), try begin(root)]
      let formatter = root?.makeFormatter()
      _ = await checkouts[0].cart()
      try require(counter.count("gone session"), is: 0, "sessions gone while the root is there")
      root = nil
      await settle { watched.state == "gone" }
      try require(watched.state, is: "gone", "as the state of a root that only made what is in use")
      let made = max(counter.count("made session"), min(asked, 1))
      try require(counter.count("gone session"), is: made, "sessions gone when the root is gone")
      withExtendedLifetime((checkouts, formatter)) {}
    }
    try require(
      self.counter.count("gone session"), is: 0, "sessions gone of two roots that are there")
    withExtendedLifetime(others) {}
  }
}

@Suite("Task 2: A formatter for each receipt")
struct Task2 {
  private let counter = Counter()
  private let receipts = Int.random(in: 3...9)

  @Test("Every receipt begins with line 1, though others are being written.")
  func everyReceiptBeginsAtOne() throws {
    var roots = [AppRoot(counter: counter), AppRoot(counter: counter)]
    let formatters = (1...receipts).flatMap { _ in roots.map { $0.makeFormatter() } }
    let item = "item \(Int.random(in: 100_000...999_999))"
    for number in 1...3 {
      let lines = formatters.map { $0.line(item) }
      let wanted = formatters.map { _ in "\(number). \(item)" }
      try require(lines, is: wanted, "as the lines of \(wanted.count) receipts")
      roots = number == 1 ? roots : []
    }
  }

  @Test("A formatter is made when somebody asks, and goes when its receipt is written.")
  func formattersGo() throws {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let counter = Counter()
      let root = AppRoot(counter: counter)
      try require(counter.count("made formatter"), is: 0, "formatters made before anybody asked")
      var held: [ReceiptFormatter?] = [root.makeFormatter(), root.makeFormatter()]
      held.append(root.makeFormatter())
      try require(counter.count("made formatter"), is: 3, "formatters made for three who asked")
      for (turn, receipt) in order.enumerated() {
        if turn > 0 { _ = held[receipt]?.line("bread") }
        held[receipt] = nil
        let gone = 2 * turn + 1
        try require(
          counter.count("gone formatter"), is: gone, "formatters gone after \(gone) receipts")
        try require(root.makeFormatter().line("tea"), is: "1. tea", "as the first line of the next")
      }
      try require(counter.count("made formatter"), is: 6, "formatters made for six receipts")
      try require(counter.count("gone formatter"), is: 6, "formatters gone after six receipts")
      withExtendedLifetime(root) {}
    }
  }
}

@Suite("Task 3: One cart in each checkout")
struct Task3 {
  private let counter = Counter()
  private let items = (1...3).map { _ in "item \(Int.random(in: 100_000...999_999))" }

  @Test("What was put into the cart of a checkout is still there, also if nobody kept the cart.")
  func sameCart() async throws {
    for rootIsGoneAfter in 0...3 {
      let counter = Counter()
      var root: AppRoot? = AppRoot(counter: counter)
      let checkout = try begin(root)
      for (turn, item) in items.enumerated() {
        if turn == rootIsGoneAfter { root = nil }
        await checkout.cart().put(item)
      }
      let what = "in the cart, the root gone after \(rootIsGoneAfter) of 3 requests"
      try require(await checkout.cart().items, is: items, what)
      try require(counter.count("made cart"), is: 1, "carts made")
      withExtendedLifetime(root) {}
    }
  }

  @Test("Each checkout has a cart of its own, made when somebody asks for it and not before.")
  func ownCart() async throws {
    let roots = [AppRoot(counter: counter), AppRoot(counter: counter)]
    var checkouts: [any Scope] = []
    var made = 0
    for turn in 1...3 {
      checkouts = try (roots + roots).map { try begin($0) }
      for root in roots { _ = (root.session, root.makeFormatter()) }
      try require(
        counter.count("made cart"), is: made, "carts made before anybody asked for the next")
      // The last one is not asked.
      for place in [2, 0, 1] {
        let item = "\(turn).\(place)"
        for _ in 1...2 { await checkouts[place].cart().put(item) }
        made += 1
        try require(counter.count("made cart"), is: made, "carts made for as many checkouts asked")
      }
      for place in 0...2 {
        let item = "\(turn).\(place)"
        let found = await checkouts[place].cart().items
        try require(found, is: [item, item], "in the cart of checkout \(place) of two roots")
      }
    }
    await settle { counter.count("made cart") > made }
    try require(counter.count("made cart"), is: made, "carts made when three of four were asked")
    withExtendedLifetime(checkouts) {}
  }

  @Test("Eight who ask first, all at once, get the same cart.")
  func eightAtOnce() async throws {
    counter.waitsForASecond()
    let checkout = try begin(AppRoot(counter: counter))
    let carts = await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask(executorPreference: OwnThreads()) { await checkout.cart() }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    try require(counter.count("made cart"), is: 1, "carts made for eight who asked at once")
    try require(Set(carts.map { ObjectIdentifier($0) }).count, is: 1, "carts given to them")
  }

  @Test("The cart goes with its checkout, while the root stays.")
  func cartGoesWithItsCheckout() async throws {
    let root = AppRoot(counter: counter)
    var checkouts = try items.map { _ in try begin(root) }
    for place in [1, 0, 0] {
      for checkout in checkouts {
        for item in items { await checkout.cart().put(item) }
      }
      try require(await checkouts[place].cart().items.suffix(3), is: items[...], "in the cart")
      let (checkout, cart) = (Watched(checkouts[place]), Watched(await checkouts[place].cart()))
      checkouts.remove(at: place)
      await settle { checkout.state == "gone" && cart.state == "gone" }
      try require(checkout.state, is: "gone", "as the state of a checkout that nobody holds")
      try require(cart.state, is: "gone", "as the state of its cart")
    }
    withExtendedLifetime(root) {}
  }
}

/// A checkout as the features see it.
private func begin(_ root: AppRoot?) throws -> any Scope { try #require(root).makeCheckout() }

/// Tells whether an object is still there, without keeping it.
private struct Watched {
  private weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  var state: String { object == nil ? "gone" : "there" }
}

/// Counts what is made and what goes, by name.
private final class Counter: Counting {
  private let counts = Mutex<[String: Int]>([:])
  private let waits = Mutex(false)

  /// From now on the first thing that is made is not ready before a second one is made, or before all
  /// who could make one wait.
  func waitsForASecond() { waits.withLock { $0 = true } }

  func made(_ name: String) {
    counts.withLock { $0["made \(name)", default: 0] += 1 }
    guard waits.withLock({ $0 }) else { return }
    var calm = Calm()
    while count("made \(name)") == 1, !calm.hasCome() {}
  }

  func gone(_ name: String) { counts.withLock { $0["gone \(name)", default: 0] += 1 } }

  func count(_ what: String) -> Int { counts.withLock { $0[what, default: 0] } }
}

/// Gives every job a thread, so that eight are at once on any machine.
private final class OwnThreads: TaskExecutor {
  func enqueue(_ job: UnownedJob) {
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Waits until something holds, or until nobody is left who could bring it about.
private func settle(_ holds: () -> Bool) async {
  var calm = Calm()
  while !holds(), !calm.hasCome() { await Task.yield() }
}

/// Asks whether all threads of this process wait, but for the one that asks: three times in a row. It
/// gives up after a second. Elsewhere than on Linux, where it cannot be asked, 30 milliseconds pass.
private struct Calm {
  private var (asked, inARow) = (0, 0)

  mutating func hasCome() -> Bool {
    Thread.sleep(forTimeInterval: 0.001)
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let busy = threads.filter { thread in
      let line = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      return line.map { !$0.contains(") S ") } ?? false
    }
    asked += 1
    inARow = busy.count > 1 ? 0 : inARow + 1
    return inARow >= (threads.isEmpty ? 30 : 3) || asked > 1000
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
