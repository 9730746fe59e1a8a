import Checking
import Playground
import Testing

@testable import ScopePerRequestExercise

@Suite("Task 1: The messages")
struct Task1 {
  // See ChatServer.post
  @Test("Bob's request comes while Ada's text is translated, and the two don't mix.")
  func apart() async throws {
    let (room, log, answers) = (Room(), Log(), Log())
    let translator = Interrupted { app in answers.note(await ChatServer(app: app).answer(.ofBob)) }
    let app = AppScope(translator: translator, room: room, logger: Logger { log.note($0) })
    translator.app.withLock { $0 = app }
    answers.note(await ChatServer(app: app).answer(.ofAda))
    try expect(await room.messages, is: ["Bob: hi", "Ada: hello"], "in the room")
    let lines = ["posted request-id=r2", "posted request-id=r1"]
    try expect(log.lines, is: lines, "in the log")
    try expect(answers.lines, is: ["message 1", "message 2"], "as the answers to Bob and Ada")
  }

  // See ChatServer.post
  @Test("A test puts a fake translator into one scope, and another request has the app's.")
  func oneFake() async throws {
    let (room, log) = (Room(), Log())
    let app = AppScope(translator: Silent(), room: room, logger: Logger { log.note($0) })
    var scope = RequestScope(.ofAda, app: app)
    scope.translator = Shouting()
    _ = await ChatServer(app: app).post("hello", scope)
    _ = await ChatServer(app: app).answer(.ofBob)
    try expect(await room.messages, is: ["Ada: HELLO", "Bob: hi"], "in the room")
    let lines = ["posted request-id=r1", "posted request-id=r2"]
    try expect(log.lines, is: lines, "in the log")
  }
}

@Suite("Task 2: A library that takes its logger")
struct Task2 {
  // See PushClient.send
  @Test("Each client writes with the logger that it was given.")
  func ownLogger() throws {
    for id in ["r1", "r2"] {
      let log = Log()
      var logger = Logger { log.note($0) }
      logger.requestID = id
      PushClient(logger: logger).send("tea")
      try expect(log.lines, is: ["sent tea request-id=\(id)"], "in the log of request \(id)")
    }
  }

  // See PushClient.init
  @Test("The client never sets up the logging of the process.")
  func leavesTheProcessAlone() throws {
    for _ in 1...2 { PushClient(logger: Logger { _ in }).send("tea") }
    try expect(LoggingSystem.bootstraps, is: 0, "calls of bootstrap in this process")
  }
}

@Suite("Task 3: A logger that the task carries")
struct Task3 {
  private let log = Log()

  // See RequestLogger
  @Test("While one request waits, another one runs, and each has its own logger.")
  func eachItsLogger() async throws {
    let (ada, bob) = (logger("r1"), logger("r2"))
    await RequestLogger.with(ada) {
      Statistics.count("tea")
      await Task.detached { await RequestLogger.with(bob) { Statistics.count("mug") } }.value
      await Task { Statistics.count("salt") }.value
    }
    let lines = ["tea request-id=r1", "mug request-id=r2", "salt request-id=r1"]
    try expect(log.lines, is: lines.map { "counted \($0)" }, "in the log of both requests")
  }

  // See RequestLogger
  @Test("After a request, there is no logger with its id.")
  func goneAfterwards() async throws {
    await RequestLogger.with(logger("r1")) {}
    let id = RequestLogger.current.requestID ?? "none"
    try expect(id, is: "none", "as the id outside of a request")
  }

  // See Statistics.countLater
  @Test("A detached task counts with the logger of the request that called countLater.")
  func countsLater() async throws {
    let ids = (1...5).map { "r\($0)" }
    var counting: [Task<Void, Never>] = []
    for id in ids {
      await RequestLogger.with(logger(id)) {
        // Another request begins and ends, so one value for all requests is the wrong one, however early it is read.
        await RequestLogger.with(logger("r6")) {}
        counting.append(Statistics.countLater("tea"))
      }
    }
    for task in counting { await task.value }
    let lines = ids.map { "counted tea request-id=\($0)" }
    try expect(log.lines.sorted(), is: lines, "in the log of five requests")
  }

  private func logger(_ id: String) -> Logger {
    var logger = Logger { [log] in log.note($0) }
    logger.requestID = id
    return logger
  }
}

extension Request {
  static let ofAda = Request(id: "r1", user: "Ada", text: "hello")
  static let ofBob = Request(id: "r2", user: "Bob", text: "hi")
}

/// Changes no text. While it has Ada's, something else happens.
private struct Interrupted: Translator {
  let app = Locked<AppScope?>(nil)
  let meanwhile: @Sendable (AppScope) async -> Void

  func translate(_ text: String) async -> String {
    if text == "hello", let app = app.withLock({ $0 }) { await meanwhile(app) }
    return text
  }
}

/// The app's translator: it changes no text.
private struct Silent: Translator {
  func translate(_ text: String) async -> String { text }
}

/// A test's translator.
private struct Shouting: Translator {
  func translate(_ text: String) async -> String { text.uppercased() }
}

#if PROBES
  // Task 2: Code that makes a client must name its logger.
  // See PushClient
  func clientNeedsALogger() {
    _ = PushClient()  // refused: logger
  }
#endif
