import Checking
import Testing

@testable import OneRefreshExercise

@Suite("Task 1: One call to the server")
struct Task1 {
  // See Session.token
  @Test("Screens that call at once make one call to the server, and all get its answer.")
  func asksOnce() async throws {
    let server = Server()
    let session = Session(server: server)
    let found = await open(4, on: session)
    try await expect(server.asked, is: 1, "as calls to the server by four screens at once")
    let answers = ["token 1", "token 1", "token 1", "token 1"]
    try expect(found, is: answers, "from four screens at once")
    try await expect(open(1, on: session), is: ["token 1"], "from a screen that opens later")
  }

  // See Session.token
  @Test("If the server fails, all that waited get its error, and the next call tries again.")
  func asksAgain() async throws {
    let session = Session(server: Server(isDown: 2))
    for error in ["threw error 1", "threw error 2"] {
      let found = await open(2, on: session)
      try expect(found, is: [error, error], "from two screens at once")
    }
    let found = await open(2, on: session)
    try expect(found, is: ["token 3", "token 3"], "from two screens after two failures")
  }

  // See Session.discard
  @Test("A token that was refused is forgotten, and a newer one is kept.")
  func keepsANewerOne() async throws {
    let session = Session(server: Server())
    try await expect(open(2, on: session), is: ["token 1", "token 1"], "from two screens")
    await session.discard("token 1")
    try await expect(open(1, on: session), is: ["token 2"], "after one has discarded token 1")
    await session.discard("token 1")
    try await expect(open(1, on: session), is: ["token 2"], "after the other has discarded token 1")
  }

  // See Session.token
  @Test("A screen that closes doesn't take the answer from the others.")
  func outlivesAScreen() async throws {
    let found = await open(3, on: Session(server: Server()), closingTheFirst: true)
    let answers = ["token 1", "token 1"]
    try expect(Array(found.dropFirst()), is: answers, "from two screens after the first one closed")
  }
}

@Suite("Task 2: Try again, and stop in time")
struct Task2 {
  // See RetryingItems.items
  @Test("After each failure and its pause, base is called again, until no pause is left.")
  func triesAgain() async throws {
    let all = ["call 1", "pause 1", "call 2", "pause 2", "call 3"]
    for (failures, wanted) in zip(0..., ["tea", "tea", "tea", "threw error 3"]) {
      let shop = Shop(failures: failures)
      let found = await shop.open()
      try expect(found, is: wanted, "from items(), with pauses 1 and 2 and \(failures) failures")
      let steps = Array(all.prefix(2 * failures + 1))
      try await expect(shop.steps, is: steps, "as the steps with \(failures) failures")
    }
  }

  // See RetryingItems.items
  @Test("If the screen closes while base works, base is canceled, and its result is the last.")
  func stopsAtBase() async throws {
    let shop = Shop(failures: 3, closesIn: "call 2")
    try await expect(shop.open(), is: cancelled, "from items(), closed in a call that is canceled")
    let steps = ["call 1", "pause 1", "call 2"]
    try await expect(shop.steps, is: steps, "as the steps, closed in call 2")
    let failing = Shop(failures: 3, closesIn: "call 2", notices: false)
    let what = "from items(), closed in a call that fails afterwards"
    try await expect(failing.open(), is: "threw error 2", what)
    let other = Shop(failures: 1, closesIn: "call 2", notices: false)
    try await expect(other.open(), is: "tea", "from items(), closed in a call that answers")
  }

  // See RetryingItems.items
  @Test("If the screen closes in a pause, sleep is canceled, and base isn't called again.")
  func stopsInAPause() async throws {
    let shop = Shop(failures: 3, closesIn: "pause 1")
    try await expect(shop.open(), is: cancelled, "from items(), closed in a pause that throws")
    try await expect(shop.steps, is: ["call 1", "pause 1"], "as the steps, closed in pause 1")
    let other = Shop(failures: 3, closesIn: "pause 1", notices: false)
    try await expect(other.open(), is: cancelled, "from items(), closed in a pause that returns")
    try await expect(other.steps, is: ["call 1", "pause 1"], "as the steps, the pause returned")
  }

  private let cancelled = "threw CancellationError()"
}

/// Opens screens that all call before the server answers, because they begin on the session's actor.
private func open(
  _ count: Int, on session: isolated Session, closingTheFirst: Bool = false
) async -> [String] {
  let screens = (1...count).map { _ in Task { await told { try await session.token() } } }
  if closingTheFirst { screens[0].cancel() }
  var answers: [String] = []
  for screen in screens { answers.append(await screen.value) }
  return answers
}

/// Gives out `token 1`, `token 2` and so on, after as many errors as `isDown` says.
private actor Server: TokenServer {
  private(set) var asked = 0
  private let isDown: Int

  init(isDown: Int = 0) { self.isDown = isDown }

  func newToken() async throws -> String {
    asked += 1
    let number = asked
    await Task.yield()
    try Task.checkCancellation()
    if number <= isDown { throw Failure(description: "error \(number)") }
    return "token \(number)"
  }
}

/// A base that fails some times, a `sleep`, and a screen that closes in a step.
private actor Shop: ItemsClient {
  private(set) var steps: [String] = []
  private var asked = 0
  private let failures: Int
  private let closesIn: String?
  /// Whether the step in which the screen closes looks for it.
  private let notices: Bool
  private var screen: Task<String, Never>?

  init(failures: Int, closesIn: String? = nil, notices: Bool = true) {
    (self.failures, self.closesIn, self.notices) = (failures, closesIn, notices)
  }

  func open() async -> String {
    let items = RetryingItems(base: self, pauses: [.seconds(1), .seconds(2)]) { pause in
      try await self.step("pause \(pause.components.seconds)")
    }
    let screen = Task { await told { try await items.items().joined(separator: ", ") } }
    self.screen = screen
    return await screen.value
  }

  func items() async throws -> [String] {
    asked += 1
    let number = asked
    try step("call \(number)")
    if number <= failures { throw Failure(description: "error \(number)") }
    return ["tea"]
  }

  private func step(_ name: String) throws {
    steps.append(name)
    if name == closesIn { screen?.cancel() }
    if notices || name != closesIn { try Task.checkCancellation() }
  }
}

private struct Failure: Error, CustomStringConvertible { let description: String }
