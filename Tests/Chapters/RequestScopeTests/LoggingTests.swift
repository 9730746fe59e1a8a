import Playground
import TestSupport
import Testing

@testable import RequestScope

/// What is set for a whole process, in a process of its own.
@Suite("RequestScope: one backend for the process")
struct LoggingTests {
  @Test("The second bootstrap of a process crashes", .proves("OURS-711"))
  func twice() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      LoggingSystem.bootstrap { _ in }
      LoggingSystem.bootstrap { _ in }
    }
    result.expectLastWords(Self.words, inRelease: true)
  }

  @Test("So does a library that sets it up, in a program that did", .proves("OURS-711"))
  func library() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      LoggingSystem.bootstrap { _ in }
      _ = Before.PushClient()
    }
    result.expectLastWords(Self.words, inRelease: true)
  }

  private static let words = "The logging system can be set up only once in a process."

  @Test("Set up once, it is where loggers without a backend write", .proves("OURS-711"))
  func once() async {
    await #expect(processExitsWith: .success) {
      Logger().info("nobody hears this")
      let log = Log()
      LoggingSystem.bootstrap { log.note($0) }
      Logger().info("the server starts")
      PushClient(logger: Logger { _ in }).send("tea")
      #expect(log.lines == ["the server starts"])
    }
  }

  @Test("A notification is in the log, with the request's id", .proves("OURS-712"))
  func push() {
    let log = Log()
    var logger = Logger { log.note($0) }
    logger[metadataKey: "request-id"] = "r1"
    PushClient(logger: logger).send("tea")
    #expect(log.lines == ["sent tea request-id=r1"])
  }

  @Test("Another test hands in a logger of its own, in the same process", .proves("OURS-712"))
  func another() {
    let log = Log()
    PushClient(logger: Logger { log.note($0) }).send("mug")
    #expect(log.lines == ["sent mug"])
  }

  @Test("A logger is a value: metadata of a copy is the copy's")
  func value() {
    let log = Log()
    let app = Logger { log.note($0) }
    var request = app
    (request[metadataKey: "user"], request[metadataKey: "request-id"]) = ("Ada", "r1")
    request.info("in")
    app.info("out")
    #expect(log.lines == ["in request-id=r1 user=Ada", "out"])
  }
}
