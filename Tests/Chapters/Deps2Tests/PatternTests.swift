import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps2

@Suite("Deps2: what the pattern gives")
struct PatternTests {
  private let usage = Usage()

  @Test("A provider is read as a property, not called", .proves("DEPS-14", "DEPS-E2"))
  func providersAreProperties() {
    let provider: any AServiceProviding = usage.deps1
    #expect(provider.aService.getAs() == [1, 2, 3])
  }

  @Test(
    "C is made from A and B alone, and the one inside the object has no more",
    .proves("DEPS-07", "DEPS-15"))
  func cTakesServices() {
    #expect(usage.c.getCs().elementsEqual([(1, 11), (2, 12), (3, 13)], by: ==))
    let faked = CService(aService: usage.fa, bService: usage.fb)
    #expect(faked.getCs().elementsEqual([(-1, -11), (-2, -12), (-3, -13)], by: ==))
    let deps = usage.deps1
    #expect(
      references(from: deps.cService as AnyObject) == [
        "CService.aService -> AService", "CService.bService -> BService",
      ])
    withExtendedLifetime(deps) {}
  }

  @Test("A plain init sets all three, and C does not hold the object", .proves("DEPS-16"))
  func noBootstrapping() {
    #expect(
      references(from: usage.deps1).filter { $0.hasSuffix("-> Deps") } == [])
    let lifetimes = Lifetimes()
    #expect(useOnce(lifetimes) == 84)
    #expect(lifetimes.freed == ["A", "B", "C", "Deps"])
  }

  @Test(
    "After A is replaced the halves of the program disagree",
    .proves("DEPS-04", "DEPS-08", "DEPS-17", "DEPS-24", "DEPS-E6"))
  func halvesDisagree() {
    let deps6 = usage.deps6
    let (controllerAB, controllerC) = (ControllerAB(deps: deps6), ControllerC(deps: deps6))
    #expect(controllerAB.total() == 42)
    #expect(controllerC.total() == 42)
    let held = deps6.cService
    deps6.aService = usage.fa
    #expect(controllerAB.total() == 30)
    #expect(controllerC.total() == 42)
    #expect(held.getCs().elementsEqual([(1, 11), (2, 12), (3, 13)], by: ==))
  }

  @Test("Whoever replaces A has to rebuild C, then both halves agree", .proves("DEPS-18"))
  func rebuiltByHand() {
    let deps6 = usage.deps6
    let (controllerAB, controllerC) = (ControllerAB(deps: deps6), ControllerC(deps: deps6))
    deps6.aService = usage.fa
    deps6.cService = CService(aService: usage.fa, bService: usage.b)
    #expect(controllerAB.total() == 30)
    #expect(controllerC.total() == 30)
  }

  @Test("The old C keeps the old A alive until it is rebuilt", .proves("DEPS-37"))
  func oldAIsKept() {
    let replaced = Lifetimes()
    let kept = replaceA(rebuildingC: false, replaced)
    #expect(replaced.alive == ["first A", "B", "first C", "Deps"])
    let rebuilt = Lifetimes()
    let keptToo = replaceA(rebuildingC: true, rebuilt)
    #expect(rebuilt.freed == ["first A", "first C"])
    #expect(rebuilt.alive == ["B", "Deps"])
    withExtendedLifetime((kept, keptToo)) {}
  }
}
