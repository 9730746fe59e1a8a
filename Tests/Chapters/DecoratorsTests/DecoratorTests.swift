import Foundation
import Playground
import TestSupport
import Testing

@testable import Decorators

@Suite("Decorators: order, laws and interception")
struct DecoratorTests {
  @Test("Nested decorators end in reverse order, before the consumer runs", .proves("STG-154"))
  func calls() throws {
    #expect(try orderOfCalls(["a", "b"]) == "a> b> <b <a done")
    #expect(try orderOfCalls(["a", "b", "c"]) == "a> b> c> <c <b <a done")
    #expect(try orderOfCalls([]) == "done")
  }

  @Test(
    "A decorator that logs after calling `completion` logs after the consumer", .proves("STG-154"))
  func completions() {
    #expect(orderOfCompletions(["a", "b"], .beforeCompletion) == "a> b> <b <a done")
    #expect(orderOfCompletions(["a", "b"], .afterCompletion) == "a> b> done <a <b")
    #expect(orderOfCompletions(["a", "b", "c"], .afterCompletion) == "a> b> c> done <a <b <c")
  }

  /// A wrapper, and the laws that it breaks.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let broken: [String]
    let decorate: @Sendable (any Repository) -> any Repository
  }

  static let rows = [
    Row(testDescription: "nothing around it", broken: []) { $0 },
    Row(testDescription: "logging", broken: []) {
      LoggingRepository(repository: $0) { _ in }
    },
    Row(testDescription: "logging of outcomes", broken: []) {
      OutcomeLoggingRepository(repository: $0) { _ in }
    },
    Row(testDescription: "both, nested", broken: []) {
      let inner = OutcomeLoggingRepository(repository: $0) { _ in }
      return LoggingRepository(repository: inner) { _ in }
    },
    Row(testDescription: "tracing", broken: []) {
      TracingRepository(name: "a", repository: $0, log: Log())
    },
    Row(testDescription: "retrying", broken: ["same calls"]) { RetryingRepository(repository: $0) },
    Row(testDescription: "truncating", broken: ["same value"]) {
      TruncatingRepository(repository: $0)
    },
    Row(testDescription: "vague", broken: ["same error"]) { VagueRepository(repository: $0) },
    Row(testDescription: "another key", broken: ["same calls"]) { OtherKey(repository: $0) },
    Row(testDescription: "no service at all", broken: ["same value", "same error", "same calls"]) {
      _ in NoService()
    },
  ]

  @Test("`brokenLaws` lists what each wrapper changes for its callers", arguments: rows)
  func laws(row: Row) throws {
    try #require(brokenLaws(row.decorate) == row.broken)
    proved("STG-158")
  }

  @Test("A retrying decorator turns a failure into a value", .proves("STG-152"))
  func changesAnAnswer() throws {
    let server = FlakyRepository(failures: 1)
    #expect(throws: UserError.offline) { try Profile(repository: server).name(of: "u1") }
    server.failures = 1
    let retrying = RetryingRepository(repository: server)
    #expect(try Profile(repository: retrying).name(of: "u1") == "Ada")
  }

  @Test("A recorded request ends with the value or the error")
  func journeys() {
    #expect(recordRequest(for: "u1").last == "LoggingRepository --> Profile: 3 bytes")
    #expect(
      recordRequest(for: "u9") == [
        "Profile -> LoggingRepository: get", "LoggingRepository -> log: Requesting: u9",
        "LoggingRepository -> UserRepository: get",
        "UserRepository --> LoggingRepository: unknown", "LoggingRepository --> Profile: unknown",
      ])
  }

  @Test("An interceptor wraps methods of two final classes", .proves("STG-153", "STG-E25"))
  func functions() throws {
    let log = Log()
    let get = intercepted("get", log: log.note, UserRepository().get(with:))
    let order = intercepted("order", log: log.note, ServerAPIClient().order(_:for:))
    #expect(try get("u1") == Data("Ada".utf8))
    #expect(try order("tea", "Ada") == 250)
    #expect(throws: UserError.unknown) { try get("u9") }
    #expect(log.lines == ["get>", "<get", "order>", "<order", "get>", "<get"])
    let note = intercepted("note", log: log.note) { (line: String) in log.note(line) }
    try note("called")
    #expect(log.lines.suffix(3) == ["note>", "called", "<note"])
  }

  @Test("A generic decorator's type contains its client's concrete type", .proves("STG-161"))
  func genericInner() {
    let api = APIClient()
    #expect(type(of: MainQueueDecorator(base: api)) == MainQueueDecorator<APIClient>.self)
    let erased: any ItemsClient = api
    #expect(type(of: deliveringOnMainQueue(erased)) == MainQueueDecorator<APIClient>.self)
  }
}

private struct OtherKey: Repository {
  let repository: any Repository

  func get(with key: Key) throws -> Data { try repository.get(with: "\(key)!") }
}

private struct NoService: Repository {
  func get(with key: Key) -> Data { Data("nobody".utf8) }
}
