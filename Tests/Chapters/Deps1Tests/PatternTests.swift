import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps1

@Suite("Deps1: a service that takes the dependency object")
struct PatternTests {
  private let usage = Usage()

  @Test("Each level above the list must take the list's client")
  func byHand() {
    let shop = ShopDeps()
    #expect(Before.LoginFlow(client: shop.client).home.list.load() == "GET items, token t1")
    shop.sessionStore.refresh()
    #expect(Before.LoginFlow(client: shop.client).home.list.load() == "GET items, token t2")
  }

  @Test(
    "An ordinary build, unlike a playground build, warns about unused results", .proves("DEPS-E10"))
  func bareLines() async throws {
    let lines = [
      "-typecheck", "-warnings-as-errors", "-I", "\(TestCheckout.products)/Modules",
      "\(chapterFolder("Deps1"))/Refused/UnusedResults.swift",
    ]
    let flags = ["-playground", "-disable-playground-transform"]
    #expect(try await Compiler.errors(lines + flags.flatMap { ["-Xfrontend", $0] }) == nil)
    #expect(try await Compiler.errors(lines)?.contains("result of call to 'getAs()'") == true)
  }

  @Test("A provider protocol offers its service as a property", .proves("DEPS-09"))
  func providersAreProperties() {
    let provider: any AServiceProviding & BServiceProviding = usage.deps1
    #expect(provider.aService as AnyObject === usage.a)
    #expect(provider.bService as AnyObject === usage.b)
  }

  @Test("`CService` takes any object that provides A and B", .proves("DEPS-10", "DEPS-25"))
  func cTakesTheObject() {
    struct OnlyAB: AServiceProviding, BServiceProviding {
      let aService: any AServicing
      let bService: any BServicing
    }
    let c = CService(deps: OnlyAB(aService: usage.fa, bService: usage.fb))
    #expect(c.getCs().elementsEqual([(-1, -11), (-2, -12), (-3, -13)], by: ==))
  }

  @Test(
    "The factory stores a `CService` that refers back to the `Deps`",
    .proves("DEPS-06", "DEPS-10", "DEPS-11"))
  func factory() {
    #expect(
      references(from: usage.deps1) == [
        "Deps.aService -> AService", "Deps.bService -> BService", "Deps.storedC -> CService",
        "CService.deps -> Deps",
      ])
  }

  @Test(
    "A `Deps` created without the factory crashes when C is read",
    .proves("DEPS-06", "DEPS-11", "DEPS-30", "DEPS-E3", "DEPS-E5"))
  func factorySkipped() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Deps(aService: AService(), bService: BService()).cService
    }
    result.expectLastWords("Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  @Test("`makeDeps` stores the C that its caller passes", .proves("DEPS-29"))
  func readyMadeC() {
    let deps = Deps.makeDeps(aService: usage.a, bService: usage.b, cService: usage.fc)
    #expect(deps.cService as AnyObject === usage.fc)
    #expect(ControllerC(deps: deps).total() == 0)
    let lifetimes = Lifetimes()
    useWithFakeC(lifetimes)
    #expect(lifetimes.freed == ["A", "B", "C", "Deps"])
  }

  @Test(
    "`CService` uses the new A after A is replaced",
    .proves("DEPS-06", "DEPS-E7"))
  func replacedAReachesC() {
    let deps = usage.deps1
    let (controllerAB, controllerC) = (ControllerAB(deps: deps), ControllerC(deps: deps))
    #expect(controllerAB.total() == 42)
    #expect(controllerC.total() == 42)
    deps.aService = usage.fa
    #expect(deps.cService.getCs().elementsEqual([(-1, 11), (-2, 12), (-3, 13)], by: ==))
    #expect(controllerAB.total() == 30)
    #expect(controllerC.total() == 30)
  }

  @Test(
    "`Deps` meets all requirements of chapter 17's table except that it leaks",
    .proves("DEPS-04", "DEPS-24", "DEPS-E6"))
  func designChecks() {
    let deps = usage.deps1
    let held = deps.cService
    #expect(held as AnyObject === deps.cService as AnyObject)
    deps.aService = usage.fa
    #expect(held.getCs().elementsEqual([(-1, 11), (-2, 12), (-3, 13)], by: ==))
    deps.bService = usage.fb
    #expect(held.getCs().elementsEqual([(-1, -11), (-2, -12), (-3, -13)], by: ==))
    deps.cService = usage.fc
    deps.aService = usage.a
    #expect(ControllerC(deps: deps).total() == 0)
    let outliving = Deps.makeDeps(aService: usage.a, bService: usage.b).cService
    #expect(outliving.getCs().elementsEqual([(1, 11), (2, 12), (3, 13)], by: ==))
    let lifetimes = Lifetimes()
    useOnce(lifetimes)
    #expect(lifetimes.freed == [])
  }

  @Test("A second `CService` is not the one that `Deps` stores", .proves("DEPS-E8"))
  func anotherC() {
    let deps1 = usage.deps1
    #expect(CService(deps: deps1) !== deps1.cService as AnyObject)
    #expect(deps1.cService as AnyObject === deps1.cService as AnyObject)
  }
}
