import Numbers
import Playground
import Testing

@testable import Deps1

@Suite("Deps1: who is freed")
struct LifetimeTests {
  @Test(
    "After ordinary use nothing is freed: Deps holds C and C holds Deps",
    .proves("DEPS-36", "DEPS-E4"))
  func nothingIsFreed() {
    let lifetimes = Lifetimes()
    useOnce(lifetimes)
    #expect(lifetimes.freed == [])
    #expect(lifetimes.alive == ["A", "B", "C", "Deps"])
  }

  @Test("With a fake C from the start all is freed", .proves("DEPS-36"))
  func fakeC() {
    let lifetimes = Lifetimes()
    useWithFakeC(lifetimes)
    #expect(lifetimes.alive == [])
  }

  @Test("With C replaced by a fake all is freed, the real C included", .proves("DEPS-36"))
  func replacedC() {
    let lifetimes = Lifetimes()
    useAndReplaceC(lifetimes)
    #expect(lifetimes.alive == [])
  }

  @Test("With C made outside, the object does not hold it and all is freed")
  func cMadeOutside() {
    let lifetimes = Lifetimes()
    func scenario() {
      let (a, b) = (AService(), BService())
      let deps = Deps(aService: a, bService: b)
      let c = CService(deps: deps)
      lifetimes.watch("A", a)
      lifetimes.watch("B", b)
      lifetimes.watch("C", c)
      lifetimes.watch("Deps", deps)
      _ = c.getCs()
    }
    scenario()
    #expect(lifetimes.alive == [])
  }

  @Test("A replaced at run time is freed, the knot stays")
  func replacedA() {
    let lifetimes = Lifetimes()
    func scenario() {
      let a = AService()
      let deps = Deps.makeDeps(aService: a, bService: BService())
      lifetimes.watch("old A", a)
      lifetimes.watch("Deps", deps)
      deps.aService = FakeAService()
    }
    scenario()
    #expect(lifetimes.freed == ["old A"])
  }
}
