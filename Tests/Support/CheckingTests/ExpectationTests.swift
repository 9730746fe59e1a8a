import Checking
import Testing

@Suite("Helpers for exercise checks")
struct ExpectationTests {
  @Test("`told` describes a result or an error, with or without `await`")
  func tells() async {
    struct Declined: Error {}
    #expect(told { 42 } == "42")
    #expect(told { throw Declined() } == "threw Declined()")
    #expect(told {} == "no error")
    let (waited, thrown) = (
      await told { () async in await Task { 42 }.value },
      await told { () async throws in
        await Task.yield()
        throw Declined()
      }
    )
    #expect(waited == "42")
    #expect(thrown == "threw Declined()")
    #expect(await told { () async in } == "no error")
  }

  @Test("`expectSoon` waits for a value and fails if none arrives")
  func waits() async throws {
    var reads = 0
    func read() -> Int {
      reads += 1
      return reads
    }
    try await expectSoon(read(), is: 3, "reads")
    try await withKnownIssue {
      try await expectSoon(0, is: 1, "of none")
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["expected 1 of none, found 0"]
    }
  }
}
