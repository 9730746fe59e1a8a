import Dispatch
import Foundation
import Testing

@testable import MainQueueExercise

@Suite("Task 1: Where am I?")
@MainActor
struct Task1 {
  @Test("It is true on the main queue, and false on another queue.")
  func knowsTheQueue() async throws {
    try expect(MainQueue.isCurrent, is: true, "on the main queue")
    let handsOn = DispatchQueue(label: "hands on", target: .main)
    let handsOnToIt = DispatchQueue(label: "far", attributes: .concurrent, target: handsOn)
    let sameLabel = DispatchQueue(label: DispatchQueue.main.label)
    for (name, queue, wanted) in [
      ("on another queue", work, false), ("on the main queue, later", .main, true),
      ("on a queue whose target is main", handsOn, true), ("on a global queue", .global(), false),
      ("on a queue whose target hands on to main", handsOnToIt, true),
      ("on a queue of the same label", sameLabel, false),
      ("on a queue whose target is another one", DispatchQueue(label: "b", target: work), false),
    ] {
      try expect(await isCurrent { queue.async(execute: $0) }, is: wanted, name)
    }
    let sync = await isCurrent { ask in work.async { DispatchQueue.main.sync(execute: ask) } }
    try expect(sync, is: true, "inside `DispatchQueue.main.sync`, called from another queue")
    let thread = await isCurrent { Thread(block: $0).start() }
    try expect(thread, is: false, "on a thread without a queue")
    try expect(MainQueue.isCurrent, is: true, "on the main queue, at the end")
  }

  @Test("It is false inside `queue.sync`, called from the main queue, and true behind it.")
  func knowsItInsideSync() async throws {
    let (other, many) = (DispatchQueue(label: "other"), DispatchQueue(label: "many", target: work))
    try expect(work.sync { MainQueue.isCurrent }, is: false, "inside")
    try expect(
      DispatchQueue.global().sync { MainQueue.isCurrent }, is: false, "inside a global one")
    try expect(other.sync { many.sync { MainQueue.isCurrent } }, is: false, "inside two of them")
    try expect(MainQueue.isCurrent, is: true, "behind it")
    let handsOn = DispatchQueue(label: "hands on", target: .main)
    let found = await isCurrent { ask in handsOn.async { other.sync(execute: ask) } }
    try expect(found, is: false, "inside, called from a queue whose target is main")
  }

  private func isCurrent(_ run: (@escaping @Sendable () -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { answer in
      run { answer.resume(returning: MainQueue.isCurrent) }
    }
  }
}

@Suite("Task 2: Deliver there")
@MainActor
struct Task2 {
  private let number = Int.random(in: 100_000...999_999)
  private var lists: [Answer] { [.items(number), .items(number, number), .items()] }

  @Test("An answer on the main queue is passed on there and then, once.")
  func passesOnAtOnce() async throws {
    for answer in lists { try await passesOn(answer, calledOn: .main, answeredOn: .main) }
    let base = Base { [number] answer in answer(.items(number)) }
    base.call(MainQueueDecorator(base: base))
    let wanted = ["asked", "\(number) on the main queue", "returned"]
    try await base.require(wanted, "in this order, with an answer inside the call")
  }

  @Test("An answer on another queue is passed on on the main queue, once, and nobody waits.")
  func passesOnFromElsewhere() async throws {
    for answer in lists { try await passesOn(answer, calledOn: .main, answeredOn: .otherThread) }
  }

  @Test("An answer inside `queue.sync` is passed on on the main queue, once.")
  func passesOnFromInsideSync() async throws {
    for answer in lists { try await passesOn(answer, calledOn: .main, answeredOn: .insideSync) }
  }

  @Test("Where the answer comes counts, and not where the call was made.")
  func asksWhenTheAnswerComes() async throws {
    for call in [Place.otherThread, .insideSync] {
      for place in Place.allCases {
        try await passesOn(.items(number), calledOn: call, answeredOn: place)
      }
    }
  }

  @Test("An error is passed on like items.")
  func passesErrorsOn() async throws {
    for place in Place.allCases {
      try await passesOn(.error(number), calledOn: .main, answeredOn: place)
    }
  }

  @Test("Of several calls and several answers each is passed on, also if the decorator is gone.")
  func passesOnAll() async throws {
    let base = Base()
    for isHeld in [true, false] {
      // Each order in which four answers come to three calls, on the main queue and elsewhere.
      for orders in 0..<81 {
        base.forget()
        var client: MainQueueDecorator<Base>? = MainQueueDecorator(base: base)
        for call in 0...2 { if let client { base.call(client, "\(call): ", silently: true) } }
        if !isHeld { client = nil }
        let order = [1, 3, 9, 27].map { orders / $0 % 3 }
        var (wanted, hops): ([String], [String]) = ([], [])
        for (index, call) in order.enumerated() {
          let place = Place.allCases[(orders + index) % 2 * 2]
          // Some answers equal those before them.
          let answer = [Answer.items(number), .items(number), .error(number)][index % 3]
          let text = "\(call): \(answer.text) on the main queue"
          if place == .main { wanted.append(text) } else { hops.append(text) }
          base.answer(call, answer, on: place)
        }
        try base.compare(wanted, "before any other one hops")
        await turn()
        try base.compare(
          wanted + hops, "as answers to the calls \(order)", sortedFrom: wanted.count)
        withExtendedLifetime(client) {}
      }
    }
  }

  @Test("In a completion another call is made, and answers come.")
  func callsInACompletion() async throws {
    let base = Base()
    let client = MainQueueDecorator(base: base)
    base.call(client, "0: ") { [number] in
      if base.asked == 1 { base.call(client, "1: ") }
      base.answer(1, .items(number), on: .main)
    }
    base.answer(0, .error(number), on: .main)
    let wanted = ["asked", "returned", "0: error \(number) on the main queue", "asked", "returned"]
    try await base.require(wanted + ["1: \(number) on the main queue"], "in this order")
    try await nested(.items(number)) { MainQueueDecorator(base: $0) }
  }

  /// Calls a decorator in one place, lets the base answer in another, and compares.
  private func passesOn(
    _ answer: Answer, calledOn call: Place, answeredOn place: Place,
    at source: SourceLocation = #_sourceLocation
  ) async throws {
    let base = Base()
    let client = MainQueueDecorator(base: base)
    call.run { base.call(client) }
    try base.compare(["asked", "returned"], "in this order, called \(call.rawValue)", at: source)
    base.forgetEvents()
    base.answer(0, answer, on: place, isNoted: true)
    let text = "\(answer.text) on the main queue"
    let wanted = place == .main ? [text, "answered"] : ["answered"]
    let places = "in this order, called \(call.rawValue), answered \(place.rawValue)"
    try base.compare(wanted, places, at: source)
    try await base.require(place == .main ? wanted : wanted + [text], places, at: source)
  }
}

@Suite("Task 3: The first answer")
@MainActor
struct Task3 {
  private let number = Int.random(in: 100_000...999_999)
  private var kinds: [Answer] { [.items(number), .error(number), .items()] }

  @Test("Of several answers, at once or later, the first is passed on, and no other.")
  func passesOnTheFirst() async throws {
    for (first, second) in kinds.flatMap({ first in kinds.map { (first, $0) } }) {
      let base = Base { answer in
        for each in [first, second, first, second] { answer(each) }
        DispatchQueue.main.async { answer(second) }
      }
      base.call(FirstAnswerDecorator(base: base))
      let wanted = ["asked", "\(first.text) on the main queue", "returned"]
      try await base.require(wanted, "in this order")
    }
  }

  @Test("Each call has a first answer of its own, whenever the others get theirs.")
  func everyCallIsAnswered() async throws {
    let base = Base()
    // Each order in which five answers come to three calls.
    for orders in 0..<243 {
      let order = [1, 3, 9, 27, 81].map { orders / $0 % 3 }
      for isHeld in [false, true] {
        base.forget()
        var client: FirstAnswerDecorator<Base>? = FirstAnswerDecorator(base: base)
        // Held, a call is made when it gets its first answer; not held, all are made before.
        var numbers: [Int: Int] = [:]
        func begin(_ call: Int) {
          if let client { base.call(client, "\(call): ", silently: true) }
          numbers[call] = base.asked - 1
        }
        if !isHeld {
          (0...2).forEach(begin)
          client = nil
        }
        var wanted: [String] = []
        for (index, call) in order.enumerated() {
          if numbers[call] == nil { begin(call) }
          let answer = kinds[(orders + index) % 3]
          if !order[..<index].contains(call) {
            wanted.append("\(call): \(answer.text) on the main queue")
          }
          base.answer(numbers[call] ?? 0, answer, on: .main)
          try base.compare(wanted, "of answers to the calls \(order[...index])")
        }
        try expect(base.asked, is: isHeld ? Set(order).count : 3, "times asked")
      }
    }
  }

  @Test("In a completion the same call is answered again, another one is made and gets its answer.")
  func answersInACompletion() async throws {
    for kind in kinds {
      let base = Base()
      let client = FirstAnswerDecorator(base: base)
      base.call(client, "0: ") {
        guard base.asked == 1, base.noted < 9 else { return }
        base.answer(0, kind, on: .main)
        guard base.asked == 1 else { return }
        base.call(client, "1: ")
        for call in [0, 1, 1, 0] { base.answer(call, kind, on: .main) }
      }
      base.answer(0, kind, on: .main)
      base.answer(0, kind, on: .main)
      let text = "\(kind.text) on the main queue"
      let wanted = ["asked", "returned", "0: \(text)", "asked", "returned", "1: \(text)"]
      try await base.require(wanted, "in this order")
      try await nested(kind) { FirstAnswerDecorator(base: $0) }
    }
  }
}

/// A call, answered at once, makes another one in its completion.
@MainActor
private func nested(
  _ answer: Answer, at place: SourceLocation = #_sourceLocation, _ make: (Base) -> some ItemsClient
) async throws {
  let base = Base { $0(answer) }
  let client = make(base)
  base.call(client, "0: ") { if base.asked == 1 { base.call(client, "1: ") } }
  let texts = ["0", "1"].map { "\($0): \(answer.text) on the main queue" }
  let wanted = ["asked", texts[0], "asked", texts[1], "returned", "returned"]
  try await base.require(wanted, "in this order, answered at once", at: place)
}

private typealias Answer = Result<[Item], any Error>

extension Answer {
  fileprivate static func items(_ numbers: Int...) -> Answer {
    .success(numbers.map { Item(name: "\($0)") })
  }
  fileprivate static func error(_ number: Int) -> Answer { .failure(NoItems(number: number)) }

  fileprivate var text: String {
    switch self {
    case .success(let items): items.isEmpty ? "none" : items.map(\.name).joined(separator: ", ")
    case .failure(let error): "error \((error as? NoItems)?.number ?? 0)"
    }
  }
}

private struct NoItems: Error {
  let number: Int
}

private let work = DispatchQueue(label: "work")

private let isMain: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

private func isOnMain() -> Bool { DispatchQueue.getSpecific(key: isMain) == true }

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
  case otherThread = "on another queue"
  case insideSync = "inside `queue.sync`"

  func run(_ body: @escaping @Sendable () -> Void) {
    switch self {
    case .main: body()
    case .insideSync: work.sync(execute: body)
    case .otherThread:
      let isDone = DispatchSemaphore(value: 0)
      work.async {
        body()
        isDone.signal()
      }
      isDone.wait()
    }
  }
}

/// The client inside. It answers at once, or keeps the completions, for the check to answer. It notes
/// what happens, in order.
private final class Base: ItemsClient, @unchecked Sendable {
  private let respond: (@Sendable (_ answer: @escaping @Sendable (Answer) -> Void) -> Void)?
  private let lock = NSLock()
  private var events: [String] = []
  private var waiting: [@Sendable (Answer) -> Void] = []
  private var isSilent = false

  init(respond: (@Sendable (_ answer: @escaping @Sendable (Answer) -> Void) -> Void)? = nil) {
    self.respond = respond
  }

  var asked: Int { lock.withLock { waiting.count } }
  var noted: Int { lock.withLock { events.count } }

  func fetchItems(completion: @escaping @Sendable (Answer) -> Void) {
    if !isSilent { note("asked") }
    lock.withLock { waiting.append(completion) }
    respond?(completion)
  }

  /// Calls `client`, which is around this one.
  func call(
    _ client: some ItemsClient, _ name: String = "", silently isSilent: Bool = false,
    then: @escaping @Sendable () -> Void = {}
  ) {
    self.isSilent = isSilent
    client.fetchItems { answer in
      self.note("\(name)\(answer.text) on \(isOnMain() ? "the main" : "another") queue")
      then()
    }
    if !isSilent { note("returned") }
  }

  /// Answers a call, if it has come here.
  func answer(_ call: Int, _ answer: Answer, on place: Place, isNoted: Bool = false) {
    let completion = lock.withLock { waiting.indices.contains(call) ? waiting[call] : nil }
    place.run {
      completion?(answer)
      if isNoted { self.note("answered") }
    }
  }

  func forgetEvents() { lock.withLock { events = [] } }
  func forget() { lock.withLock { (events, waiting) = ([], []) } }

  private func note(_ event: String) { lock.withLock { events.append(event) } }

  /// Those that hop may come in any order.
  func compare(
    _ wanted: [String], _ what: String, sortedFrom: Int = .max,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    func sorted(_ events: [String]) -> [String] {
      events.prefix(sortedFrom) + events.dropFirst(sortedFrom).sorted()
    }
    try expect(sorted(lock.withLock { events }), is: sorted(wanted), what, at: place)
  }

  @MainActor
  func require(
    _ wanted: [String], _ what: String, at place: SourceLocation = #_sourceLocation
  ) async throws {
    await turn()
    try compare(wanted, what, at: place)
  }
}

/// Ends the check if the values differ, and tells both.
private func expect<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
