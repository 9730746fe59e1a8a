import Playground
import TestSupport
import Testing

@testable import RequestScope

/// Tests of `bootstrap` run in their own processes, because it works only once in a process.
@Suite("RequestScope: logging")
struct LoggingTests {
  @Test("Calling `bootstrap` twice in one process crashes", .proves("OURS-711"))
  func twice() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      LoggingSystem.bootstrap { _ in }
      LoggingSystem.bootstrap { _ in }
    }
    result.expectLastWords(Self.message, inRelease: true)
  }

  @Test(
    "A library that calls `bootstrap` crashes a program that already called it", .proves("OURS-711")
  )
  func library() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      LoggingSystem.bootstrap { _ in }
      _ = Before.PushClient()
    }
    result.expectLastWords(Self.message, inRelease: true)
  }

  private static let message = "The logging system can be set up only once in a process."

  @Test("Loggers use the `bootstrap` backend unless given their own", .proves("OURS-711"))
  func once() async {
    await #expect(processExitsWith: .success) {
      Logger().info("discarded")
      let log = Log()
      LoggingSystem.bootstrap { log.note($0) }
      Logger().info("the server starts")
      PushClient(logger: Logger { _ in }).send("tea")
      #expect(log.lines == ["the server starts"])
    }
  }

  @Test("A push client logs notifications with the request's id", .proves("OURS-712"))
  func push() {
    let log = Log()
    var logger = Logger { log.note($0) }
    logger[metadataKey: "request-id"] = "r1"
    PushClient(logger: logger).send("tea")
    #expect(log.lines == ["sent tea request-id=r1"])
  }

  @Test("Each test can pass its own logger to a push client", .proves("OURS-712"))
  func another() {
    let log = Log()
    PushClient(logger: Logger { log.note($0) }).send("mug")
    #expect(log.lines == ["sent mug"])
  }

  @Test("Setting metadata on a copy doesn't change the original logger")
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
