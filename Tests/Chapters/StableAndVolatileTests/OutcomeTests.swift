import Foundation
import TestSupport
import Testing

@testable import StableAndVolatile

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("StableAndVolatile: outcome of a callback with three optionals")
struct OutcomeTests {
  @Test("`outcome` maps each of the eight combinations to a result", .proves("STG-11"))
  func allEight() {
    #expect(
      Combination.all.map { "\($0.name): \($0.meaning)" } == [
        "none of them: failure: nothing at all",
        "error: failure: the session failed",
        "response: failure: a response without data",
        "response, error: failure: the session failed",
        "data: failure: data without a response",
        "data, error: failure: the session failed",
        "data, response: success",
        "data, response, error: failure: the session failed",
      ])
  }

  @Test(
    "`outcome` fails for a status of 400 or more",
    arguments: [(200, true), (204, true), (399, true), (400, false), (404, false), (500, false)])
  func status(code: Int, isSuccess: Bool) throws {
    let address = URL.closedPort
    let response = try #require(
      HTTPURLResponse(url: address, statusCode: code, httpVersion: nil, headerFields: nil))
    let result = outcome(Data("tea".utf8), response, nil)
    try #require((try? result.get()) == (isSuccess ? Data("tea".utf8) : nil))
    if case .failure(let failure) = result { try #require("\(failure)" == "status \(code)") }
    proved("STG-11")
  }

  @Test("`outcome` reports the error even alongside data or a response", .proves("STG-11"))
  func errorIsKept() {
    let withError = Combination.all.filter { $0.error != nil }
    #expect(withError.count == 4)
    for combination in withError {
      let result = outcome(combination.data, combination.response, combination.error)
      guard case .failure(.session(let error)) = result else {
        Issue.record("\(combination.name): expected a failure of the session, found \(result)")
        continue
      }
      #expect((error as? CocoaError)?.code == .fileNoSuchFile)
    }
  }

  @Test("The naive `outcome` crashes with neither data nor an error", .proves("STG-11"))
  func naive() async throws {
    #expect(throws: CancellationError.self) { try Before.outcome(nil, CancellationError()).get() }
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Before.outcome(nil, nil)
    }
    result.expectLastWords("Unexpectedly found nil while unwrapping an Optional value")
  }
}
