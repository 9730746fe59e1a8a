import Checking
import Testing

@Suite("What the checks of exercises share")
struct ExpectationTests {
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
