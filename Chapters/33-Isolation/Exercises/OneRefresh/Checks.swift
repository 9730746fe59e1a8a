import Playground
import Testing

@testable import OneRefreshExercise

@Suite("Task 1: One question to the server")
struct Task1 {
  @Test("Calls that overlap are one question, and all return its answer; so does each later call.")
  func asksOnce() async throws {
    for count in [2, 1, 3, 40] {
      let (one, other) = (Case(), Case())
      for (name, session) in [("a session", one), ("another session", other)] {
        let wanted = Array(repeating: session.server.token(1), count: count)
        try require(await session.calls(count), is: wanted, "from \(count) calls of \(name)")
        for _ in 1...2 {
          try require(await session.calls(1), is: [wanted[0]], "from a later call of \(name)")
        }
        try require(session.server.asks, is: 1, "questions for \(count) calls and two later ones")
      }
    }
  }

  @Test("After a failure, all that waited have its error, and the next call asks again.")
  func asksAgainAfterAFailure() async throws {
    for (count, failures) in [(1, 1), (2, 1), (3, 2), (2, 3)] {
      let session = Case(failing: Set(1...failures))
      for number in 1...failures {
        let wanted = Array(repeating: "error \(number)", count: count)
        let found = await session.calls(count)
        try require(found, is: wanted, "from \(count) calls in failure \(number)")
        try require(session.server.asks, is: number, "questions after failure \(number)")
      }
      let wanted = Array(repeating: session.server.token(failures + 1), count: count)
      try require(await session.calls(count), is: wanted, "after \(failures) failures")
      try require(await session.calls(1), is: [wanted[0]], "from a call after the success")
      try require(session.server.asks, is: failures + 1, "questions after the success")
    }
  }

  @Test("The token is forgotten if it is discarded, again and again, and after a failure too.")
  func forgets() async throws {
    let session = Case(failing: [3])
    for (number, text) in [(1, nil), (2, nil), (3, "error 3"), (4, nil), (5, nil)] {
      let wanted: String = text ?? session.server.token(number)
      let found = await session.calls(2)
      try require(found, is: [wanted, wanted], "from two calls, for question \(number)")
      try require(session.server.asks, is: number, "questions")
      await session.session.discard(session.server.token(number))
      // A second screen was refused with the same token.
      await session.session.discard(session.server.token(number))
    }
  }

  @Test("Another token than that of the session changes nothing when it is discarded.")
  func keepsANewerOne() async throws {
    let session = Case()
    await session.session.discard("none yet")
    for number in 1...3 {
      let wanted = session.server.token(number)
      for old in ["", "unknown", session.server.token(number - 1), session.server.token(9)] {
        try require(await session.calls(1), is: [wanted], "from a call, for question \(number)")
        await session.session.discard(old)
        let found = await session.calls(2)
        try require(found, is: [wanted, wanted], "after another token was discarded")
        try require(session.server.asks, is: number, "questions")
      }
      await session.session.discard(wanted)
    }
  }

  @Test("While a question is under way, nothing changes when a token is discarded.")
  func keepsTheQuestion() async throws {
    let session = Case(failing: [2])
    for (number, text) in [(1, nil), (2, "error 2"), (3, nil)] {
      let wanted: String = text ?? session.server.token(number)
      let old = [session.server.token(number - 1), "unknown"]
      let found = await session.calls(3, discarding: old)
      try require(found, is: [wanted, wanted, wanted], "from calls while a token was discarded")
      try require(session.server.asks, is: number, "questions")
      if text != nil { continue }
      try require(await session.calls(1), is: [wanted], "from a later call")
      try require(session.server.asks, is: number, "questions after a later call")
      await session.session.discard(wanted)
    }
  }

  @Test("A caller that is cancelled doesn't stop the question of the others.")
  func outlivesACaller() async throws {
    for cancelled in [[0], [1], [0, 1], [0, 2]] {
      let session = Case()
      let found = await session.calls(4, cancelling: cancelled)
      for (index, found) in found.enumerated() where !cancelled.contains(index) {
        let what = "from call \(index + 1) of 4, and \(cancelled.map { $0 + 1 }) were cancelled"
        try require(found, is: session.server.token(1), what)
      }
      try require(await session.calls(1), is: [session.server.token(1)], "from a later call")
      try require(session.server.asks, is: 1, "questions")
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
        let play = Play(pauses) { number in
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
        ("CancellationError()", { _ in try Task.checkCancellation(); return ["unnoticed"] }),
        ("error \(last)", { throw Failure(number: $0) }),
        ("[\"tea\"]", { _ in ["tea"] }),
      ]
      for (wanted, end) in ends {
        let play = Play(pauses) { _ in [] }
        play.answer { number in
          if number < last { throw Failure(number: number) }
          play.cancel()
          return try end(number)
        }
        let what = "after it was cancelled in question \(last)"
        try require(await play.call(), is: wanted, what)
        try require(play.story, is: story(pauses, asks: last), what)
      }
    }
    // Where nothing is cancelled, all is asked.
    let play = Play(pauses) { throw Failure(number: $0) }
    try require(await play.call(), is: "error 3", "without a cancellation")
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
        let play = Play(pauses) { throw Failure(number: $0) }
        play.pause { number in
          if number < last { return }
          play.cancel()
          try end()
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

  init(failing: Set<Int> = []) {
    server = Server(failing: failing)
    session = Session(server: server)
  }

  /// What each of the calls of `token()` gives. All of them begin before the server answers.
  func calls(
    _ count: Int, discarding old: [String] = [], cancelling cancelled: [Int] = []
  ) async -> [String] {
    let before = server.close()
    var calls: [Task<String, Never>] = []
    for number in 1...count {
      let (began, beginning) = AsyncStream.makeStream(of: Void.self)
      calls.append(Task { await call(session, server, beginning) })
      for await _ in began { break }
      // The call has the actor. This waits until the call waits.
      await visit(session)
      if number == 1 { await server.isAsked(after: before) }
    }
    for token in old { await session.discard(token) }
    for index in cancelled { calls[index].cancel() }
    server.open()
    var found: [String] = []
    for call in calls { found.append(await call.value) }
    return found
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
  private struct State {
    var asks = 0
    var isOpen = true
    var callers: [CheckedContinuation<Void, Never>] = []
    var watcher: (before: Int, seen: CheckedContinuation<Void, Never>)?
  }

  private let failing: Set<Int>
  private let seed = Int.random(in: 1_000...9_999)
  private let state = Locked(State())

  init(failing: Set<Int>) { self.failing = failing }

  var asks: Int { state.withLock { $0.asks } }

  func token(_ number: Int) -> String { "token \(seed).\(number)" }

  func newToken() async throws -> String {
    let number = state.withLock { state in
      state.asks += 1
      return state.asks
    }
    tellWatcher()
    await withCheckedContinuation { caller in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.callers.append(caller) }
        return state.isOpen
      }
      if isOpen { caller.resume() }
    }
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

  func open() {
    let callers = state.withLock { state in
      state.isOpen = true
      defer { state.callers = [] }
      return state.callers
    }
    tellWatcher()
    for caller in callers { caller.resume() }
  }

  /// Waits for one more question, or until it is open.
  func isAsked(after before: Int) async {
    await withCheckedContinuation { seen in
      state.withLock { $0.watcher = (before, seen) }
      tellWatcher()
    }
  }

  private func tellWatcher() {
    let seen = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard let watcher = state.watcher, state.isOpen || state.asks > watcher.before else {
        return nil
      }
      state.watcher = nil
      return watcher.seen
    }
    seen?.resume()
  }
}

/// A decorator, its base and its sleep, and what happens to them in a call.
private final class Play: ItemsClient {
  private struct State {
    var answer: @Sendable (Int) throws -> [String]
    var pause: @Sendable (Int) throws -> Void = { _ in }
    var story: [String] = []
    var task: Task<String, Never>?
  }

  private let pauses: [Duration]
  private let state: Locked<State>

  init(_ pauses: [Duration], answer: @escaping @Sendable (Int) throws -> [String]) {
    (self.pauses, state) = (pauses, Locked(State(answer: answer)))
  }

  var story: [String] { state.withLock { $0.story } }

  func answer(_ answer: @escaping @Sendable (Int) throws -> [String]) {
    state.withLock { $0.answer = answer }
  }

  func pause(_ pause: @escaping @Sendable (Int) throws -> Void) {
    state.withLock { $0.pause = pause }
  }

  func cancel() { state.withLock { $0.task }?.cancel() }

  func call() async -> String {
    state.withLock { $0.story = [] }
    let gate = Gate(2)
    let retrying = RetryingItems(base: self, pauses: pauses, sleep: sleep)
    let task = Task {
      await gate.pass()
      do { return "\(try await retrying.items())" } catch { return "\(error)" }
    }
    state.withLock { $0.task = task }
    await gate.pass()
    return await task.value
  }

  func items() async throws -> [String] {
    let number = noted("ask") { $0 == "ask" }
    // An answer that would ask for ever comes to an end.
    if number > 20 { return ["too many questions"] }
    return try state.withLock { $0.answer }(number)
  }

  private func sleep(_ duration: Duration) async throws {
    let number = noted("pause \(duration)") { $0 != "ask" }
    try state.withLock { $0.pause }(number)
  }

  /// Adds a line, and returns how many of its kind there are.
  private func noted(_ line: String, _ isAlike: (String) -> Bool) -> Int {
    state.withLock { state in
      state.story.append(line)
      return state.story.count(where: isAlike)
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
