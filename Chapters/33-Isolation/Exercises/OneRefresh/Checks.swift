import Playground
import Testing

@testable import OneRefreshExercise

@Suite("Task 1: One question to the server")
struct Task1 {
  @Test("Calls that overlap are one question, and all return its answer; so does each later call.")
  func asksOnce() async throws {
    for count in [2, 1, 3, 40] {
      let (one, other) = (Case(), Case())
      // The questions of two sessions overlap, too.
      let (calls, others) = (await one.begin(count), await other.begin(count))
      try await one.end(calls, answer: 1)
      try await other.end(others, answer: 1)
      for session in [one, other, one] { try await session.expect(answer: 1, fromCalls: 1) }
    }
  }

  @Test("After a failure, all that waited have its error, and the next call asks again.")
  func asksAgainAfterAFailure() async throws {
    for (count, failures) in [(1, 1), (2, 1), (3, 2), (2, 3)] {
      let session = Case(failing: Array(1...failures))
      for number in 1...failures + 1 { try await session.expect(answer: number, fromCalls: count) }
      try await session.expect(answer: failures + 1, fromCalls: 1)
    }
  }

  @Test("A question ends before its calls return: each of them can discard and ask again at once.")
  func endsFirst() async throws {
    for (count, failing) in [(2, []), (2, [1]), (5, [3]), (40, [1, 3])] {
      let session = Case(failing: failing, asksTwice: true)
      for number in [1, 3] {
        try await session.expect(answer: number, fromCalls: count)
        await session.session.discard(session.server.token(number + 1))
      }
    }
  }

  @Test("The token is forgotten if it is discarded, again and again, and after a failure too.")
  func forgets() async throws {
    let session = Case(failing: [3])
    for number in 1...5 {
      // Nothing asks but a call.
      await visit(session.session, times: 50)
      try require(session.server.asks, is: number - 1, "questions before the next call")
      try await session.expect(answer: number, fromCalls: 2)
      // A second screen was refused with the same token.
      for _ in 1...2 { await session.session.discard(session.server.token(number)) }
    }
  }

  @Test("Another token changes nothing when it is discarded, and none does during a question.")
  func keepsANewerOne() async throws {
    let session = Case(failing: [2])
    await session.session.discard("none yet")
    for number in 1...3 {
      let others = ["unknown", session.server.token(number - 1), session.server.token(9)]
      let calls = await session.begin(3) { calls in
        for other in others where calls.count == 1 { await session.session.discard(other) }
      }
      try await session.end(calls, answer: number)
      for other in others where number != 2 {
        await session.session.discard(other)
        for count in 1...2 { try await session.expect(answer: number, fromCalls: count) }
      }
      await session.session.discard(session.server.token(number))
    }
  }

  @Test("A caller that is cancelled doesn't stop the question of the others.")
  func outlivesACaller() async throws {
    // Who is cancelled, and how many wait then. The others begin later.
    for (cancelled, moment) in [([0], 4), ([1], 4), ([0, 2], 4), ([0], 1), ([0, 1], 2)] {
      let session = Case()
      let calls = await session.begin(4) { calls in
        for index in cancelled where calls.count == moment { calls[index].cancel() }
        await visit(session.session, times: 50)
      }
      try await session.end(calls, answer: 1)
      try await session.expect(answer: 1, fromCalls: 1)
    }
  }
}

@Suite("Task 2: Try again, and know when to stop")
struct Task2 {
  @Test("It asks again after each failure and its pause, until an answer or the last error.")
  func triesAgain() async throws {
    let (one, two) = (Duration.milliseconds(Int.random(in: 1...999)), Duration.seconds(2))
    for pauses in [[one], [two, one, two], [], [one, one], [.zero, two, two, .zero, one]] {
      for failures in 0...pauses.count + 2 {
        // A base may also answer that there are no items.
        let items = failures.isMultiple(of: 2) ? [] : ["tea \(one)"]
        let play = Play(pauses) { _, isBase, number in
          // A base may throw such an error though nothing was cancelled.
          if isBase, number == 2, failures >= 2 { throw CancellationError() }
          if isBase, number <= failures { throw Failure(description: "error \(number)") }
          return items
        }
        let (error, asks) = (failures > pauses.count, min(failures, pauses.count) + 1)
        let wanted = !error ? "\(items)" : asks == 2 ? "CancellationError()" : "error \(asks)"
        let what = "with \(failures) failures and pauses \(pauses)"
        try await play.expect(wanted, asks: asks, pauses: asks - 1, what)
      }
    }
  }

  @Test("If it's cancelled while base works, base notices, and its error or answer is the last.")
  func stopsAtBase() async throws { try await expectStop(atBase: true) }

  @Test("If it's cancelled in a pause, sleep notices, and nothing is asked any more.")
  func stopsInAPause() async throws { try await expectStop(atBase: false) }

  private func expectStop(atBase: Bool) async throws {
    let noticed = "CancellationError()"
    let ends: [(String, @Sendable () throws -> [String])] = [
      (noticed, { try (["unnoticed"], Task.checkCancellation()).0 }),
      ("noticed", { throw Failure(description: Task.isCancelled ? "noticed" : "unnoticed") }),
      ("error 77", { throw Failure(description: "error 77") }),
      (atBase ? "[\"tea\"]" : noticed, { ["tea"] }),
      (atBase ? "[]" : noticed, { [] }),
    ]
    for last in 1...(atBase ? 4 : 3) {
      for (wanted, end) in ends {
        let play = Play([.seconds(3), .seconds(1), .seconds(2)]) { play, isBase, number in
          if isBase == atBase, number == last {
            play.cancel()
            return try end()
          }
          if isBase { throw Failure(description: "error \(number)") }
          return []
        }
        let what = "after it was cancelled in \(atBase ? "question" : "pause") \(last)"
        try await play.expect(wanted, asks: last, pauses: atBase ? last - 1 : last, what)
      }
    }
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// A session and its server.
private struct Case {
  let server: Server
  let session: Session
  /// Whether each call discards its token at once, and asks again.
  let asksTwice: Bool

  init(failing: [Int] = [], asksTwice: Bool = false) {
    (server, self.asksTwice) = (Server(failing: failing), asksTwice)
    session = Session(server: server)
  }

  /// Calls of `token()` that all begin before the server answers must have this answer of it.
  func expect(
    answer number: Int, fromCalls count: Int, at place: SourceLocation = #_sourceLocation
  ) async throws {
    try await end(begin(count), answer: number, at: place)
  }

  /// Begins calls, one after the other. Each waits when `meanwhile` learns of it.
  func begin(
    _ count: Int, meanwhile: ([Task<String, Never>]) async -> Void = { _ in }
  ) async -> [Task<String, Never>] {
    server.isOpen = false
    let before = server.asks
    var calls: [Task<String, Never>] = []
    for number in 1...count {
      let (began, beginning) = AsyncStream.makeStream(of: Void.self)
      calls.append(Task { await call(session, self, beginning) })
      for await _ in began { break }
      // The call has the actor. This waits until the call waits.
      await visit(session)
      for _ in 1...(number == 1 ? 10_000 : 1) {
        if server.isOpen || server.asks != before { break }
        await Task.yield()
      }
      await meanwhile(calls)
    }
    return calls
  }

  /// Lets the server answer. What a call returns that was cancelled is not checked.
  func end(
    _ calls: [Task<String, Never>], answer number: Int, at place: SourceLocation = #_sourceLocation
  ) async throws {
    server.isOpen = true
    let last = asksTwice ? number + 1 : number
    let wanted = told((number...last).map(server.answer))
    for call in calls { _ = await call.value }
    for (index, call) in calls.enumerated() where !call.isCancelled {
      let words = "from call \(index + 1) of \(calls.count), for answer \(number) of the server"
      try require(await call.value, is: wanted, words, at: place)
    }
    try require(server.asks, is: last, "questions for answer \(last)", at: place)
  }
}

private func call(
  _ session: isolated Session, _ what: Case, _ beginning: AsyncStream<Void>.Continuation
) async -> String {
  // A call that asks nothing doesn't wait for the server.
  defer { if !Task.isCancelled { what.server.isOpen = true } }
  beginning.yield()
  var answers: [String] = []
  for _ in 1...(what.asksTwice ? 2 : 1) {
    do {
      // The `await` is for both: `discard` may be asynchronous, but need not.
      answers += try await [(answers.isEmpty ? () : session.discard(answers[0]), session.token()).1]
    } catch { answers.append("\(error)") }
  }
  return told(answers)
}

/// Answers in words, in which an empty text can be seen.
private func told(_ answers: [String]) -> String {
  answers.map { $0.isEmpty ? "''" : $0 }.joined(separator: ", then ")
}

private func visit(_ session: Session, times: Int = 1) async {
  for _ in 1...times {
    await { (_: isolated Session) in }(session)
    await Task.yield()
  }
}

/// Answers while it is open. A closed one lets its callers wait.
private final class Server: TokenServer {
  private let failing: [Int]
  private let seed = Int.random(in: 1_000...9_999)
  private let state = Locked((asks: 0, isOpen: true))

  init(failing: [Int]) { self.failing = failing }

  var asks: Int { state.withLock { $0.asks } }
  var isOpen: Bool {
    get { state.withLock { $0.isOpen } }
    set { state.withLock { $0.isOpen = newValue } }
  }

  func token(_ number: Int) -> String { number == 3 ? "" : "token \(seed).\(number)" }

  func answer(_ number: Int) -> String {
    failing.contains(number) ? "error \(number)" : token(number)
  }

  func newToken() async throws -> String {
    let number = state.withLock { state in
      state.asks += 1
      return state.asks
    }
    while !isOpen { await Task.yield() }
    try Task.checkCancellation()
    if failing.contains(number) { throw Failure(description: answer(number)) }
    return token(number)
  }
}

/// A decorator's base and sleep, and what happens to them in a call.
private final class Play: ItemsClient {
  typealias Work = @Sendable (_ play: Play, _ isBase: Bool, _ number: Int) throws -> [String]
  private let pauses: [Duration]
  private let work: Work
  private let noted = Locked<[String]>([])
  private let task = Locked<Task<String, Never>?>(nil)

  init(_ pauses: [Duration], work: @escaping Work) { (self.pauses, self.work) = (pauses, work) }

  func cancel() { task.withLock { $0 }?.cancel() }

  /// Two calls, one after the other, must both end like this.
  func expect(_ wanted: String, asks: Int, pauses count: Int, _ what: String) async throws {
    let retrying = RetryingItems(base: self, pauses: pauses) { _ = try self.step("pause \($0)") }
    let paused = pauses.prefix(count).map { "pause \($0)" }
    let story = (0..<asks).flatMap { ["ask"] + paused.dropFirst($0).prefix(1) }
    for call in 1...2 {
      noted.withLock { $0 = [] }
      let asking = task.withLock { task in
        let asking = Task {
          do { return "\(try await retrying.items())" } catch { return "\(error)" }
        }
        task = asking
        return asking
      }
      try require(await asking.value, is: wanted, "from call \(call), \(what)")
      try require(noted.withLock { $0 }, is: story, "in call \(call), \(what)")
    }
  }

  func items() async throws -> [String] { try step("ask") }

  private func step(_ line: String) throws -> [String] {
    let steps = noted.withLock { ($0.append(line), $0.count).1 }
    // An answer that would ask for ever comes to an end.
    return steps > 40 ? ["too many questions"] : try work(self, line == "ask", (steps + 1) / 2)
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: @autoclosure () -> String,
  at place: SourceLocation = #_sourceLocation
) throws {
  guard found != wanted else { return }
  let words = "expected \(wanted) \(what()), found \(found)"
  try #require(Bool(false), Comment(rawValue: words), sourceLocation: place)
}
