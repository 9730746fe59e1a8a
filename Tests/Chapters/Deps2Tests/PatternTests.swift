import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps2

@Suite("Deps2: a service that takes other services")
struct PatternTests {
  private let usage = Usage()

  @Test("A provider protocol has a property, not a function", .proves("DEPS-14", "DEPS-E2"))
  func providersAreProperties() {
    let provider: any AServiceProviding = usage.deps1
    #expect(provider.aService.getAs() == [1, 2, 3])
  }

  @Test(
    "`CService` stores only A and B, not the dependency object",
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

  @Test("A plain `init` sets all three services without a retain cycle", .proves("DEPS-16"))
  func noBootstrapping() {
    #expect(
      references(from: usage.deps1).filter { $0.hasSuffix("-> Deps") } == [])
    let lifetimes = Lifetimes()
    #expect(useOnce(lifetimes) == 84)
    #expect(lifetimes.freed == ["A", "B", "C", "Deps"])
  }

  @Test(
    "Replacing A in `Deps` doesn't change the A that C uses",
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

  @Test("Rebuilding C after replacing A makes both controllers agree", .proves("DEPS-18"))
  func rebuiltByHand() {
    let deps6 = usage.deps6
    let (controllerAB, controllerC) = (ControllerAB(deps: deps6), ControllerC(deps: deps6))
    deps6.aService = usage.fa
    deps6.cService = CService(aService: usage.fa, bService: usage.b)
    #expect(controllerAB.total() == 30)
    #expect(controllerC.total() == 30)
  }

  @Test("The old C keeps the old A alive until C is rebuilt", .proves("DEPS-37"))
  func oldAIsKept() {
    let replaced = Lifetimes()
    let depsWithOldC = replaceA(rebuildingC: false, replaced)
    #expect(replaced.alive == ["first A", "B", "first C", "Deps"])
    let rebuilt = Lifetimes()
    let depsWithNewC = replaceA(rebuildingC: true, rebuilt)
    #expect(rebuilt.freed == ["first A", "first C"])
    #expect(rebuilt.alive == ["B", "Deps"])
    withExtendedLifetime((depsWithOldC, depsWithNewC)) {}
  }
}
