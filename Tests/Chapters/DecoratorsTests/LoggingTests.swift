import Foundation
import Playground
import TestSupport
import Testing

@testable import Decorators

@Suite("Decorators: logging around a repository")
struct LoggingTests {
  private let users = UserRepository()
  private let log = Log()
  private var logging: LoggingRepository {
    LoggingRepository(repository: users, log: log.note)
  }

  @Test("`UserRepository` returns a user's data or throws", .proves("STG-155"))
  func repository() throws {
    #expect(try users.get(with: "u1") == Data("Ada".utf8))
    #expect(throws: UserError.unknown) { try users.get(with: "u9") }
  }

  @Test(
    "A logging decorator logs the request and the response of each call",
    .proves("STG-152", "STG-156", "STG-E10"))
  func beforeAndAfter() throws {
    let profile = Profile(repository: logging)
    for _ in 1...2 { #expect(try profile.name(of: "u1") == "Ada") }
    let request = ["Requesting: u1", "Response: 3 bytes"]
    #expect(log.lines == request + request)
  }

  @Test("A logging decorator calls the repository between its two log lines", .proves("STG-152"))
  func callStandsBetween() throws {
    struct NotingRepository: Repository {
      let log: Log
      func get(with key: Key) -> Data {
        log.note("called")
        return Data()
      }
    }
    _ = try LoggingRepository(repository: NotingRepository(log: log), log: log.note).get(
      with: "u2")
    #expect(log.lines == ["Requesting: u2", "called", "Response: 0 bytes"])
  }

  @Test(
    "A decorator can await in its method if the protocol's method is async",
    .proves("STG-156", "STG-E10"))
  func asyncRepair() async throws {
    let log = Log()
    let logging = AsyncLoggingRepository(repository: users, log: log.note)
    #expect(try await logging.get(with: "u1") == Data("Ada".utf8))
    await #expect(throws: UserError.unknown) { try await logging.get(with: "u9") }
    #expect(log.lines == ["Requesting: u1", "Response: 3 bytes", "Requesting: u9"])
  }

  @Test("Screens show the same text with and without the logging decorator", .proves("STG-157"))
  func nobodyNotices() throws {
    for repository in [users, logging] as [any Repository] {
      #expect(try Profile(repository: repository).name(of: "u1") == "Ada")
      #expect(try HomeViewModel(repository: repository).greeting(of: "u1") == "Hello, Ada")
      #expect(throws: UserError.unknown) {
        try HomeViewModel(repository: repository).greeting(of: "u9")
      }
    }
    #expect(log.lines.count == 5)
  }

  @Test("A logging decorator replaces the two log calls in the screens", .proves("STG-157"))
  func lessCode() throws {
    let logging = #/\b(print|debugPrint|dump|NSLog|log)\(/#
    let lines = try ["Screens", "Before/LogByHand"].map {
      try TestCheckout.read("\(chapterFolder("Decorators"))/\($0).swift").matches(of: logging).count
    }
    #expect(lines == [0, 2])
  }

  @Test("`LoggingRepository` logs no outcome when the call throws", .proves("STG-E11"))
  func silentAboutFailures() {
    #expect(throws: UserError.unknown) { try logging.get(with: "u9") }
    #expect(log.lines == ["Requesting: u9"])
  }

  @Test("`OutcomeLoggingRepository` logs the result or error of every call", .proves("STG-E11"))
  func tellsOutcomes() throws {
    let outcomes = OutcomeLoggingRepository(repository: users, log: log.note)
    _ = try outcomes.get(with: "u1")
    #expect(throws: UserError.unknown) { try outcomes.get(with: "u9") }
    #expect(
      log.lines == [
        "Requesting: u1", "Response: 3 bytes", "Requesting: u9", "Failed: unknown",
      ])
  }
}
