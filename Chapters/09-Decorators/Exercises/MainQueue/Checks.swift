import Dispatch
import Foundation
import Testing

@testable import MainQueueExercise

@Suite("Task 1: Where am I?")
@MainActor
struct Task1 {
  private let handsOn = DispatchQueue(label: "hands on", target: .main)
  private let other = DispatchQueue(label: "other")

  @Test("It is true on the main queue, and false on another queue.")
  func knowsTheQueue() async throws {
    try await require(true, "on the main queue") { $0() }
    let handsOnToIt = DispatchQueue(label: "far", attributes: .concurrent, target: handsOn)
    let sameLabel = DispatchQueue(label: DispatchQueue.main.label)
    let cases: [(String, DispatchQueue, Bool)] = [
      ("on another queue", work, false), ("on the main queue, later", .main, true),
      ("on a queue whose target is main", handsOn, true), ("on a global queue", .global(), false),
      ("on a queue whose target hands on to main", handsOnToIt, true),
      ("on a queue of the same label", sameLabel, false),
      ("on a queue whose target is another one", DispatchQueue(label: "b", target: work), false),
    ]
    for (name, queue, wanted) in cases {
      try await require(wanted, name) { queue.async(execute: $0) }
    }
    try await require(true, "inside `DispatchQueue.main.sync`, called from another queue") { ask in
      work.async { DispatchQueue.main.sync(execute: ask) }
    }
    try await require(false, "on a thread without a queue") { Thread(block: $0).start() }
    try await require(true, "on the main queue, at the end") { $0() }
  }

  @Test("It is false inside `queue.sync`, called from the main queue, and true behind it.")
  func knowsItInsideSync() async throws {
    try await require(false, "inside") { work.sync(execute: $0) }
    try await require(false, "inside a global one") { DispatchQueue.global().sync(execute: $0) }
    try await require(false, "inside two of them") { ask in other.sync { work.sync(execute: ask) } }
    try await require(true, "behind it") { $0() }
    try await require(false, "inside, called from a queue whose target is main") { ask in
      handsOn.async { [other] in other.sync(execute: ask) }
    }
    // On Linux no work of the main queue is on the main thread, so it cannot be tried.
    let folder = ProcessInfo.processInfo.environment["ANSWER"] ?? ""
    let text = try String(contentsOfFile: "\(folder)/Exercise.swift", encoding: .utf8)
    let decorator = text.firstRange(of: "final class MainQueueDecorator")?.lowerBound
    let code = text.prefix(upTo: decorator ?? text.endIndex).split(separator: "\n").map {
      $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex)
    }
    let asking = code.filter { $0.contains("isMainThread") }
    try compare("\(asking)", "[]", "as lines that ask the thread", at: #_sourceLocation)
  }

  private func require(
    _ wanted: Bool, _ place: String, at source: SourceLocation = #_sourceLocation,
    _ run: (@escaping @Sendable () -> Void) -> Void
  ) async throws {
    let found = await withCheckedContinuation { answer in
      run { answer.resume(returning: MainQueue.isCurrent) }
    }
    try compare("\(found)", "\(wanted)", place, at: source)
  }
}

@Suite("Task 2: Deliver there")
@MainActor
struct Task2 {
  private let answers = Answer.all

  @Test("An answer on the main queue is passed on there and then, once, wherever it was called.")
  func passesOnAtOnce() async throws { try await passesOn(.main) }

  @Test("Any other answer is passed on on the main queue, once, and nobody waits.")
  func passesOnFromElsewhere() async throws {
    try await passesOn(.insideSync)
    try await passesOn(.otherThread)
  }

  @Test("Of several calls and several answers each is passed on, also if the decorator is gone.")
  func passesOnAll() async throws {
    try await playAll([.main, .otherThread]) { MainQueueDecorator(base: $0) }
  }

  @Test("In a completion another call is made, and answers come to both.")
  func callsInACompletion() async throws {
    try await playNested { MainQueueDecorator(base: $0) }
  }

  /// Calls a decorator in each place, lets the base answer in one, and compares.
  private func passesOn(
    _ place: Place, at source: SourceLocation = #_sourceLocation
  ) async throws {
    for call in Place.allCases {
      for answer in answers {
        let base = Base()
        let client = MainQueueDecorator(base: base)
        call.run { base.call(client) }
        let called = "called \(call.rawValue)"
        let asked = ["call 0: asked", "call 0: returned"]
        try base.require(asked, "in this order, \(called)", at: source)
        place.run {
          base.answer(0, answer)
          base.note("the base went on")
        }
        let places = "\(called), answered \(place.rawValue)"
        let now = place == .main ? [answer.passedOn()] : []
        let later = place == .main ? [] : [answer.passedOn()]
        try base.require(now + ["the base went on"], "in this order, \(places)", at: source)
        await turn()
        try base.require(later, "later, \(places)", at: source)
      }
    }
  }
}

@Suite("Task 3: The first answer")
@MainActor
struct Task3 {
  private let answers = Answer.all

  @Test("Of several answers, at once or later, the first is passed on, and no other.")
  func passesOnTheFirst() async throws {
    for first in answers {
      for second in answers {
        let base = Base(atOnce: [first, second, first, second])
        base.call(FirstAnswerDecorator(base: base))
        let wanted = ["call 0: asked", first.passedOn(), "call 0: returned"]
        try base.require(wanted, "in this order")
        base.answer(0, second)
        await turn()
        try base.require([], "later")
      }
    }
  }

  @Test("Each call has a first answer of its own, whenever the others get theirs.")
  func everyCallIsAnswered() async throws {
    try await playAll([.main], onlyFirst: true) { FirstAnswerDecorator(base: $0) }
  }

  @Test("In a completion the same call is answered again, another one is made and gets its answer.")
  func answersInACompletion() async throws {
    try await playNested(onlyFirst: true) { FirstAnswerDecorator(base: $0) }
  }
}

/// Plays each order in which five answers come to three calls, in these places by turns.
@MainActor
private func playAll<Client: ItemsClient>(
  _ places: [Place], onlyFirst: Bool = false, _ make: (Base) -> Client
) async throws {
  let answers = Answer.all
  var later: [(base: Base, hops: [String], order: [Int])] = []
  for orders in 0..<243 {
    // Held, the first answer makes the first call, so the others would only be other names.
    for isHeld in [true, false] where !isHeld || orders.isMultiple(of: 3) {
      let base = Base()
      var client: Client? = make(base)
      // Held, a call is made when it gets its first answer; not held, all are made before.
      if !isHeld {
        for call in 0...2 { try base.begin(call, client) }
        client = nil
      }
      var order: [Int] = []
      var hops: [String] = []
      for (index, power) in [1, 3, 9, 27, 81].enumerated() {
        let call = orders / power % 3
        let isFirst = !order.contains(call)
        if isFirst { try base.begin(call, client) }
        order.append(call)
        // Some answers equal those before them.
        let answer = answers[(orders / 3 + index / 2) % 3]
        let place = places[(orders + index) % places.count]
        place.run { base.answer(call, answer) }
        let passedOn = isFirst || !onlyFirst ? [answer.passedOn(call)] : []
        try base.require(place == .main ? passedOn : [], "at the end of answers to calls \(order)")
        if place != .main { hops += passedOn }
      }
      base.forget()
      later.append((base, hops, order))
    }
    // One wait is enough for many of them.
    guard orders % 27 == 26 else { continue }
    // A decorator may hand over one answer only when the main queue is done with another.
    for _ in 1...200 {
      guard later.contains(where: { $0.base.count < $0.hops.count }) else { break }
      await turn()
    }
    if places != [.main] { await turn() }
    for (base, hops, order) in later {
      try base.require(hops, "later, of answers to calls \(order)", isSorted: true)
    }
    later = []
  }
}

/// In a completion another call is made, and both get answers; once later, and once inside the call.
@MainActor
private func playNested(
  onlyFirst: Bool = false, _ make: (Base) -> some ItemsClient
) async throws {
  for (answer, next) in zip(Answer.all, Answer.all.reversed()) {
    let base = Base()
    let client = make(base)
    try base.begin(0, client)
    base.then = {
      base.answer(0, next)
      base.call(client, 1)
      for call in [1, 0, 1] { base.answer(call, answer) }
    }
    base.answer(0, answer)
    var wanted = [answer.passedOn(), next.passedOn(), "call 1: asked", "call 1: returned"]
    wanted += [answer.passedOn(1), answer.passedOn(), answer.passedOn(1)]
    for index in [6, 5, 1] where onlyFirst { wanted.remove(at: index) }
    try base.require(wanted, "in this order")
    let quick = Base(atOnce: [answer])
    let other = make(quick)
    quick.then = { quick.call(other, 1) }
    quick.call(other)
    let outer = ["call 0: asked", answer.passedOn(), "call 1: asked", answer.passedOn(1)]
    let returned = ["call 1: returned", "call 0: returned"]
    try quick.require(outer + returned, "in this order, answered at once")
    await turn()
    try base.require([], "later")
    try quick.require([], "later")
  }
}

private typealias Answer = Result<[Item], any Error>

extension Answer {
  /// A list that is neither sorted nor without a double, an error, and an empty list.
  fileprivate static var all: [Answer] {
    let number = Int.random(in: 100_000...999_999)
    let items = [number + 1, number, number + 1].map { Item(name: "\($0)") }
    return [.success(items), .failure(NoItems(number: number)), .success([])]
  }

  fileprivate var text: String {
    switch self {
    case .success(let items): "items \(items.map(\.name))"
    case .failure(let error): "error \((error as? NoItems)?.number ?? 0)"
    }
  }

  fileprivate func passedOn(_ call: Int = 0) -> String { "call \(call): \(text) on the main queue" }
}

private struct NoItems: Error {
  let number: Int
}

private let work = DispatchQueue(label: "work")

private let isMain = DispatchSpecificKey<Bool>()

/// Lets the main queue do what waits there.
private func turn() async {
  for _ in 1...3 {
    await withCheckedContinuation { done in
      work.async { DispatchQueue.main.async { done.resume() } }
    }
  }
}

/// Where something is done while the main queue is busy with the check.
private enum Place: String, CaseIterable {
  case main = "on the main queue"
  case insideSync = "inside `queue.sync`"
  case otherThread = "on another queue"

  func run(_ body: @escaping @Sendable () -> Void) {
    switch self {
    case .main: body()
    case .insideSync: work.sync(execute: body)
    case .otherThread:
      let item = DispatchWorkItem(block: body)
      work.async(execute: item)
      item.wait()
    }
  }
}

/// The client inside. It answers at once, or when the check says so, and notes what happens, in order.
private final class Base: ItemsClient, @unchecked Sendable {
  private let atOnce: [Answer]
  private let lock = NSRecursiveLock()
  private var events: [String] = []
  private var waiting: [Int: @Sendable (Answer) -> Void] = [:]
  private var call = 0
  /// Happens in the next completion, once.
  var then: (@Sendable () -> Void)?

  init(atOnce: [Answer] = []) {
    self.atOnce = atOnce
    DispatchQueue.main.setSpecific(key: isMain, value: true)
  }

  func fetchItems(completion: @escaping @Sendable (Answer) -> Void) {
    lock.withLock {
      note("call \(call): asked")
      waiting[call] = completion
    }
    for answer in atOnce { completion(answer) }
  }

  /// Calls `client`, which is around this one.
  func call(_ client: some ItemsClient, _ call: Int = 0) {
    lock.withLock { self.call = call }
    client.fetchItems { answer in
      let isOnMain = DispatchQueue.getSpecific(key: isMain) == true
      self.note("call \(call): \(answer.text) on \(isOnMain ? "the main" : "another") queue")
      let then = self.then
      self.then = nil
      then?()
    }
    note("call \(call): returned")
  }

  /// Calls `client`, if there is one, and compares.
  func begin(_ call: Int, _ client: (some ItemsClient)?) throws {
    guard let client else { return }
    self.call(client, call)
    try require(["call \(call): asked", "call \(call): returned"], "in this order")
  }

  /// Answers a call, if it has come here.
  func answer(_ call: Int, _ answer: Answer) {
    let completion = lock.withLock { waiting[call] }
    completion?(answer)
  }

  /// Lets go of all completions.
  func forget() { lock.withLock { waiting = [:] } }

  /// How much happened since it was compared.
  var count: Int { lock.withLock { events.count } }

  func note(_ event: String) { lock.withLock { events.append(event) } }

  /// Compares what happened since the last time.
  func require(
    _ wanted: [String], _ what: @autoclosure () -> String, isSorted: Bool = false,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let found = lock.withLock {
      defer { events = [] }
      return events
    }
    let (old, new) = isSorted ? (wanted.sorted(), found.sorted()) : (wanted, found)
    // Most are as they should be: words are made only for the others.
    guard new != old else { return }
    try compare("\(new)", "\(old)", what(), at: place)
  }
}

/// Ends the check if the two differ, and tells both.
private func compare(
  _ found: String, _ wanted: String, _ what: String, at place: SourceLocation
) throws {
  let words = "expected \(wanted) \(what), found \(found)"
  let isRight = found == wanted
  try #require(isRight, Comment(rawValue: words), sourceLocation: place)
}
