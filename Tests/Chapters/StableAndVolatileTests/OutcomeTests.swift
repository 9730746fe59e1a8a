import Foundation
import TestSupport
import Testing

@testable import StableAndVolatile

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("StableAndVolatile: a callback of three optionals")
struct OutcomeTests {
  @Test("Each of the eight combinations has a meaning", .proves("STG-11"))
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
    "Only a status of 400 and more is a failure",
    arguments: [(200, true), (204, true), (399, true), (400, false), (404, false), (500, false)])
  func status(code: Int, isSuccess: Bool) throws {
    let address = URL.nobodyListens
    let response = try #require(
      HTTPURLResponse(url: address, statusCode: code, httpVersion: nil, headerFields: nil))
    let result = outcome(Data("tea".utf8), response, nil)
    try #require((try? result.get()) == (isSuccess ? Data("tea".utf8) : nil))
    if case .failure(let failure) = result { try #require("\(failure)" == "status \(code)") }
    proved("STG-11")
  }

  @Test("The error is the one that is told, whatever else came with it", .proves("STG-11"))
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

  @Test("Who reads no error as data ends the program when there is neither", .proves("STG-11"))
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
