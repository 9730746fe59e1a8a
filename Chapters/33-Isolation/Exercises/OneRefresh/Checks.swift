import Playground
import Testing

@testable import OneRefreshExercise

@Suite("Task 1: One question to the server")
struct Task1 {
  @Test("Calls that overlap are one question, and all return its answer; so does each later call.")
  func asksOnce() async throws {
    for count in [2, 1, 3, 40] {
      for session in [Case(), Case()] {
        try await session.expect(answer: 1, fromCalls: count)
        for _ in 1...2 { try await session.expect(answer: 1, fromCalls: 1) }
      }
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

  @Test("The token is forgotten if it is discarded, again and again, and after a failure too.")
  func forgets() async throws {
    let session = Case(failing: [3])
    for number in 1...5 {
      try await session.expect(answer: number, fromCalls: 2)
      // A second screen was refused with the same token.
      for _ in 1...2 { await session.session.discard(session.server.token(number)) }
    }
  }

  @Test("Another token than that of the session changes nothing when it is discarded.")
  func keepsANewerOne() async throws {
    let session = Case()
    await session.session.discard("none yet")
    for number in 1...3 {
      let (now, old) = (session.server.token(number), session.server.token(number - 1))
      for other in ["", "unknown", old, session.server.token(9)] {
        try await session.expect(answer: number, fromCalls: 1)
        await session.session.discard(other)
        try await session.expect(answer: number, fromCalls: 2)
      }
      await session.session.discard(now)
    }
  }

  @Test("While a question is under way, nothing changes when a token is discarded.")
  func keepsTheQuestion() async throws {
    let session = Case(failing: [2])
    for number in 1...3 {
      let old = [session.server.token(number - 1), "unknown"]
      try await session.expect(answer: number, fromCalls: 3, discarding: old)
      if number == 2 { continue }
      try await session.expect(answer: number, fromCalls: 1)
      await session.session.discard(session.server.token(number))
    }
  }

  @Test("A caller that is cancelled doesn't stop the question of the others.")
  func outlivesACaller() async throws {
    for cancelled in [[0], [1], [0, 1], [0, 2]] {
      let session = Case()
      try await session.expect(answer: 1, fromCalls: 4, cancelling: cancelled)
      try await session.expect(answer: 1, fromCalls: 1)
    }
  }
}

@Suite("Task 2: Try again, and know when to stop")
struct Task2 {
  @Test("It asks again after each failure and its pause, until an answer or the last error.")
  func triesAgain() async throws {
    for count in [1, 3, 0, 2] {
      let pauses = (0..<count).map { _ in Duration.milliseconds(Int.random(in: 1...9_000)) }
      for failures in 0...count + 2 {
        let play = Play(pauses) { _, number in
          // A base may throw such an error though nothing was cancelled.
          if number == 2, failures >= 2 { throw CancellationError() }
          if number <= failures { throw Failure(number: number) }
          return ["tea \(number)"]
        }
        for call in 1...2 {
          let asks = min(failures, count) + 1
          let error = asks == 2 ? "CancellationError()" : "error \(asks)"
          let wanted = failures > count ? error : "[\"tea \(asks)\"]"
          let what = "from call \(call), with \(failures) failures and \(count) pauses"
          try require(await play.call(), is: wanted, what)
          try require(play.story, is: story(pauses, asks: asks), what)
        }
      }
    }
  }

  @Test("If it's cancelled while base works, base notices, and its error or answer is the last.")
  func stopsAtBase() async throws {
    let pauses: [Duration] = [.seconds(1), .seconds(2)]
    for last in 1...3 {
      let ends: [(String, @Sendable (Int) throws -> [String])] = [
        (
          "CancellationError()",
          { _ in
            try Task.checkCancellation()
            return ["unnoticed"]
          }
        ),
        ("error \(last)", { throw Failure(number: $0) }),
        ("[\"tea\"]", { _ in ["tea"] }),
      ]
      for (wanted, end) in ends {
        let play = Play(pauses) { play, number in
          if number < last { throw Failure(number: number) }
          play.cancel()
          return try end(number)
        }
        let what = "after it was cancelled in question \(last)"
        try require(await play.call(), is: wanted, what)
        try require(play.story, is: story(pauses, asks: last), what)
      }
    }
  }

  @Test("If it's cancelled in a pause, sleep notices, and nothing is asked any more.")
  func stopsInAPause() async throws {
    let pauses: [Duration] = [.seconds(3), .seconds(1), .seconds(2)]
    for last in 1...3 {
      let ends: [(String, @Sendable () throws -> Void)] = [
        ("CancellationError()", { try Task.checkCancellation() }),
        ("CancellationError()", {}),
        ("error 77", { throw Failure(number: 77) }),
      ]
      for (wanted, end) in ends {
        let play = Play(pauses) { play, number in
          if number < last { return }
          play.cancel()
          try end()
        } answer: { _, number in
          throw Failure(number: number)
        }
        let what = "after it was cancelled in pause \(last)"
        try require(await play.call(), is: wanted, what)
        try require(play.story, is: Array(story(pauses, asks: last + 1).dropLast()), what)
      }
    }
  }

  private func story(_ pauses: [Duration], asks: Int) -> [String] {
    (1...asks).flatMap { $0 == 1 ? ["ask"] : ["pause \(pauses[$0 - 2])", "ask"] }
  }
}

struct Failure: Error, CustomStringConvertible {
  let number: Int
  var description: String { "error \(number)" }
}

/// A session and its server.
private struct Case {
  let server: Server
  let session: Session

  init(failing: [Int] = []) {
    server = Server(failing: failing)
    session = Session(server: server)
  }

  /// Calls of `token()` that all begin before the server answers must have this answer of it.
  ///
  /// - Parameters:
  ///   - old: the tokens that are discarded when the first call waits.
  ///   - cancelled: the calls that are cancelled when all of them wait.
  func expect(
    answer number: Int, fromCalls count: Int, discarding old: [String] = [],
    cancelling cancelled: [Int] = [], at place: SourceLocation = #_sourceLocation
  ) async throws {
    let before = server.close()
    var calls: [Task<String, Never>] = []
    for number in 1...count {
      let (began, beginning) = AsyncStream.makeStream(of: Void.self)
      calls.append(Task { await call(session, server, beginning) })
      for await _ in began { break }
      // The call has the actor. This waits until the call waits.
      await visit(session)
      guard number == 1 else { continue }
      while server.isWaitedFor(after: before) { await Task.yield() }
      for token in old { await session.discard(token) }
    }
    for index in cancelled { calls[index].cancel() }
    server.open()
    for (index, call) in calls.enumerated() {
      let found = await call.value
      if cancelled.contains(index) { continue }
      let wanted = server.failing.contains(number) ? "error \(number)" : server.token(number)
      let words = "from call \(index + 1) of \(count), for answer \(number) of the server"
      try require(found, is: wanted, words, at: place)
    }
    try require(server.asks, is: number, "questions for answer \(number)", at: place)
  }
}

private func call(
  _ session: isolated Session, _ server: Server, _ beginning: AsyncStream<Void>.Continuation
) async -> String {
  // A call that asks nothing doesn't wait for the server.
  defer { server.open() }
  beginning.yield()
  do { return try await session.token() } catch { return "\(error)" }
}

private func visit(_ session: isolated Session) {}

/// Answers while it is open. A closed one lets its callers wait.
private final class Server: TokenServer {
  let failing: [Int]
  private let seed = Int.random(in: 1_000...9_999)
  private let state = Locked((asks: 0, isOpen: true))

  init(failing: [Int]) { self.failing = failing }

  var asks: Int { state.withLock { $0.asks } }

  func token(_ number: Int) -> String { "token \(seed).\(number)" }

  func newToken() async throws -> String {
    let number = state.withLock { state in
      state.asks += 1
      return state.asks
    }
    while !state.withLock({ $0.isOpen }) { await Task.yield() }
    try Task.checkCancellation()
    if failing.contains(number) { throw Failure(number: number) }
    return token(number)
  }

  /// Closes it, and returns how many questions there were.
  func close() -> Int {
    state.withLock { state in
      state.isOpen = false
      return state.asks
    }
  }

  func open() { state.withLock { $0.isOpen = true } }

  func isWaitedFor(after before: Int) -> Bool {
    state.withLock { !$0.isOpen && $0.asks == before }
  }
}

/// A decorator's base and sleep, and what happens to them in a call.
private final class Play: ItemsClient {
  typealias Work<Value> = @Sendable (_ play: Play, _ number: Int) throws -> Value

  private let pauses: [Duration]
  private let answer: Work<[String]>
  private let pause: Work<Void>
  private let noted = Locked<[String]>([])
  private let task = Locked<Task<String, Never>?>(nil)

  init(
    _ pauses: [Duration], pause: @escaping Work<Void> = { _, _ in },
    answer: @escaping Work<[String]>
  ) {
    (self.pauses, self.pause, self.answer) = (pauses, pause, answer)
  }

  var story: [String] { noted.withLock { $0 } }

  func cancel() { task.withLock { $0 }?.cancel() }

  func call() async -> String {
    noted.withLock { $0 = [] }
    let gate = Gate(2)
    let retrying = RetryingItems(base: self, pauses: pauses) { duration in
      try self.pause(self, self.note("pause \(duration)"))
    }
    let call = Task {
      await gate.pass()
      do { return "\(try await retrying.items())" } catch { return "\(error)" }
    }
    task.withLock { $0 = call }
    await gate.pass()
    return await call.value
  }

  func items() async throws -> [String] {
    let number = note("ask")
    // An answer that would ask for ever comes to an end.
    return number > 20 ? ["too many questions"] : try answer(self, number)
  }

  /// Adds a line, and returns how many of its kind there are.
  private func note(_ line: String) -> Int {
    noted.withLock { lines in
      lines.append(line)
      return lines.count { ($0 == "ask") == (line == "ask") }
    }
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
