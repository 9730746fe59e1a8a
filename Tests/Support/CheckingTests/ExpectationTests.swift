import Checking
import Testing

@Suite("Helpers of exercise checks")
struct ExpectationTests {
  @Test("`told` describes a result or an error, with or without `await`")
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
