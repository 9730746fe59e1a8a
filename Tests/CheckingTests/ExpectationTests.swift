import Checking
import Testing

@Suite("What the checks of exercises share")
struct ExpectationTests {
  @Test("A value that is as expected says nothing, another ends the check with both, in its line")
  func expects() {
    #expect(throws: Never.self) { try expect(3, is: 3, "from the sum") }
    withKnownIssue {
      try expect(["tea"], is: [], "from an empty shop", line: 17)
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["expected [] from an empty shop, found [\"tea\"]"]
        && issue.sourceLocation?.line == 17
        && issue.sourceLocation?.fileID == "CheckingTests/ExpectationTests.swift"
    }
  }

  @Test("What a call returns or throws is told alike, also where it waits")
  func tells() async {
    struct Declined: Error {}
    #expect(told { 42 } == "42")
    #expect(told { throw Declined() } == "threw Declined()")
    let (waited, thrown) = (
      await told { () async in await Task { 42 }.value },
      await told { () async throws in
        await Task.yield()
        throw Declined()
      }
    )
    #expect(waited == "42")
    #expect(thrown == "threw Declined()")
  }
}
