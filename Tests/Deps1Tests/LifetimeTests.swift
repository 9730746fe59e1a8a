import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps1

@Suite("Deps1: who is freed")
struct LifetimeTests {
  @Test(
    "After ordinary use nothing is freed: Deps holds C and C holds Deps",
    .proves("DEPS-36", "DEPS-E4"))
  func nothingIsFreed() {
    let lifetimes = Recorder()
    useOnce(lifetimes)
    #expect(lifetimes.freed == [])
    #expect(lifetimes.alive == ["A", "B", "C", "Deps"])
  }

  @Test("With a fake C from the start all is freed", .proves("DEPS-36"))
  func fakeC() {
    let lifetimes = Recorder()
    useWithFakeC(lifetimes)
    #expect(lifetimes.alive == [])
  }

  @Test("With C replaced by a fake all is freed, the real C included", .proves("DEPS-36"))
  func replacedC() {
    let lifetimes = Recorder()
    useAndReplaceC(lifetimes)
    #expect(lifetimes.alive == [])
  }
}
