import Foundation
import Playground
import Testing

@testable import Decorators

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Test("The root's repository tries twice and logs both tries")
func triesTwice() throws {
  let server = FlakyRepository(failures: 1)
  var log: [String] = []
  let repository = makeRepository(around: server) { log.append($0) }
  #expect(try repository.get(with: "u1") == Data("Ada".utf8))
  #expect(log == ["Requesting: u1", "Failed: offline", "Requesting: u1", "Response: 3 bytes"])

  server.failures = .max
  #expect(throws: UserError.offline) { try repository.get(with: "u1") }
  #expect(server.calls == 4)
}

@Test("A logger wrapped around a retry logs only one of two requests")
func logOutside() throws {
  let (server, log) = (FlakyRepository(failures: 1), Log())
  let retrying = RetryingRepository(repository: server)
  _ = try OutcomeLoggingRepository(repository: retrying, log: log.note).get(with: "u1")
  #expect(log.lines == ["Requesting: u1", "Response: 3 bytes"])
  #expect(server.calls == 2)
}

@Test("A retry doesn't repeat a request for an unknown user")
func unknownOnce() throws {
  let log = Log()
  let repository = makeRepository(around: UserRepository(), log: log.note)
  #expect(throws: UserError.unknown) { try repository.get(with: "u9") }
  #expect(log.lines == ["Requesting: u9", "Failed: unknown"])
}

@Test("A retry that stores its counter fails on a later call")
func counterOutlives() throws {
  let server = FlakyRepository(failures: 2)
  let counting = Before.CountingRetry(repository: server)
  #expect(try counting.get(with: "u1") == Data("Ada".utf8))
  server.failures = 1
  #expect(throws: UserError.offline) { try counting.get(with: "u1") }
  server.failures = 1
  #expect(try RetryingRepository(repository: server).get(with: "u1") == Data("Ada".utf8))
}

@Test(
  "The transport repeats a lost request only if it is a read",
  arguments: [
    ("GET", URLError.Code.networkConnectionLost, 2), ("POST", .networkConnectionLost, 1),
    ("GET", .cannotFindHost, 1),
  ])
func lostReads(method: String, code: URLError.Code, calls: Int) async throws {
  let request = itemsRequest(method)
  let log = Log()
  let send = retryingReads { _ in
    log.note("send")
    throw URLError(code)
  }
  await #expect(throws: URLError.self) { try await send(request) }
  #expect(log.lines.count == calls)
}

@Test("A canceled task doesn't send its read again")
func canceledRead() async throws {
  let log = Log()
  let send = retryingReads { _ in
    log.note("send")
    withUnsafeCurrentTask { $0?.cancel() }
    throw URLError(.networkConnectionLost)
  }
  let task = Task { try await send(itemsRequest("GET")) }
  await #expect(throws: URLError.self) { try await task.value }
  #expect(log.lines.count == 1)
}

private func itemsRequest(_ method: String) -> URLRequest {
  var request = URLRequest(url: URL(fileURLWithPath: "/items"))
  request.httpMethod = method
  return request
}
