import Numbers
import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import Deps4

@Suite("Deps4: a dependency object without a retain cycle")
struct PatternTests {
  /// A way to build the object, and the values it must return.
  struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable () -> Deps
    let cs: [(A, B)]
    let totalAB: Int
    let totalC: Int
  }

  static let scenarios = [
    Scenario(
      testDescription: "real services",
      make: { Deps(aService: AService(), bService: BService()) },
      cs: [(1, 11), (2, 12), (3, 13)], totalAB: 42, totalC: 42),
    Scenario(
      testDescription: "fake A",
      make: { Deps(aService: FakeAService(), bService: BService()) },
      cs: [(-1, 11), (-2, 12), (-3, 13)], totalAB: 30, totalC: 30),
    Scenario(
      testDescription: "fake B",
      make: { Deps(aService: AService(), bService: FakeBService()) },
      cs: [(1, -11), (2, -12), (3, -13)], totalAB: -30, totalC: -30),
    Scenario(
      testDescription: "fake A and fake B",
      make: { Deps(aService: FakeAService(), bService: FakeBService()) },
      cs: [(-1, -11), (-2, -12), (-3, -13)], totalAB: -42, totalC: -42),
    Scenario(
      testDescription: "fake C",
      make: { Deps(aService: AService(), bService: BService(), cService: FakeCService()) },
      cs: [(0, 0)], totalAB: 42, totalC: 0),
  ]

  @Test("`Deps` returns the documented values with real and fake services", arguments: scenarios)
  func values(of scenario: Scenario) throws {
    let deps = scenario.make()
    try #require(deps.cService.getCs().elementsEqual(scenario.cs, by: ==))
    try #require(ControllerAB(deps: deps).total() == scenario.totalAB)
    try #require(ControllerC(deps: deps).total() == scenario.totalC)
    proved("DEPS-27", "DEPS-38")
  }

  @Test("A consumer takes only the dependency object", .proves("DEPS-01"))
  func oneObjectForAll() {
    let deps = Deps(aService: FakeAService(), bService: FakeBService())
    #expect(ControllerAB(deps: deps).total() == -42)
    #expect(ControllerC(deps: deps).total() == -42)
  }

  @Test("A consumer takes any object that provides what it needs", .proves("DEPS-25"))
  func narrowNeeds() {
    struct OnlyAB: AServiceProviding, BServiceProviding {
      let aService: any AServicing = FakeAService()
      let bService: any BServicing = FakeBService()
    }
    #expect(ControllerAB(deps: OnlyAB()).total() == -42)
    struct OnlyC: CServiceProviding {
      let cService: any CServicing = FakeCService()
    }
    #expect(ControllerC(deps: OnlyC()).total() == 0)
  }

  @Test(
    "A list's new dependency changes no `init` that takes the whole object", .proves("DEPS-02"))
  func plumbing() throws {
    let deps = Deps(aService: AService(), bService: BService())
    #expect(LoginFlow<FirstItemList>(deps: deps).home.list.total() == 6)
    #expect(LoginFlow<LaterItemList>(deps: deps).home.list.total() == 9)
    let file = try TestCheckout.source("\(chapterFolder("Deps4"))/Plumbing.swift")
    let parameters = try file.declarations().flatMap(\.members).flatMap(\.parameters)
    #expect(Set(parameters.map(\.type.text)) == ["Deps"])
  }

  @Test(
    "Replacing A, B or C in the object reaches all its consumers", .proves("DEPS-26", "DEPS-28"))
  func replacement() {
    let deps = Deps(aService: AService(), bService: BService())
    let other = Deps(aService: AService(), bService: BService())
    let (controllerAB, controllerC) = (ControllerAB(deps: deps), ControllerC(deps: deps))
    deps.aService = FakeAService()
    #expect(deps.cService.getCs().elementsEqual([(-1, 11), (-2, 12), (-3, 13)], by: ==))
    #expect([controllerAB.total(), controllerC.total()] == [30, 30])
    deps.bService = FakeBService()
    #expect([controllerAB.total(), controllerC.total()] == [-42, -42])
    deps.cService = FakeCService()
    #expect([controllerAB.total(), controllerC.total()] == [-42, 0])
    #expect([ControllerAB(deps: other).total(), ControllerC(deps: other).total()] == [42, 42])
  }

  @Test("The shop's objects have no retain cycle", .proves("DEPS-38"))
  func noCircle() {
    let services = ShopServices(
      client: ServerClient(server: "live"), sessionStore: CustomerSession())
    #expect(
      references(from: services) == [
        "ShopServices.core -> CoreServices", "CoreServices.client -> ServerClient",
        "CoreServices.sessionStore -> CustomerSession", "ShopServices.checkout -> Checkout",
        "Checkout.services -> CoreServices",
      ])
    let lifetimes = Lifetimes()
    func logInAndOut() { _ = makeServices(watchedBy: lifetimes).checkout.buy("tea") }
    logInAndOut()
    #expect(lifetimes.freed == ["client", "session", "core", "checkout", "services"])
  }

  @Test("A checkout that outlives its `ShopServices` still orders", .proves("DEPS-38"))
  func survivor() {
    let client = ServerClient(server: "live")
    let kept = ShopServices(client: client, sessionStore: CustomerSession()).checkout
    #expect(kept.buy("tea") == "live: tea, token t1")
  }

  @Test("Two services reach each other through their object without leaking", .proves("DEPS-39"))
  func mutual() {
    let shop = ShopDeps()
    #expect(shop.client.get("items") == "GET items, token t1")
    shop.sessionStore.refresh()
    #expect(shop.client.get("items") == "GET items, token t2")
    // The object makes the client only on first read, and here the store is read first.
    let another = ShopDeps()
    let client = "ShopDeps.client -> ServerAPIClient"
    withExtendedLifetime(another.sessionStore) {
      #expect(!references(from: another).contains(client))
      another.sessionStore.refresh()
      #expect(references(from: another).contains(client))
    }
    let lifetimes = Lifetimes()
    useShop(lifetimes)
    #expect(lifetimes.freed == ["client", "session store", "ShopDeps"])
  }

  @Test(
    "Lazy services that need each other compile, then overflow the stack",
    .proves("DEPS-39"))
  func mutualByLazyInit() async throws {
    // Compiled without optimization, which could turn the recursion into a loop.
    let program = try await Compiler.program(
      "MutualByLazyInit",
      of: """
        final class ServerAPIClient { init(sessionStore: SessionStore) {} }
        final class SessionStore { init(client: ServerAPIClient) {} }
        final class ShopDeps {
          lazy var client: ServerAPIClient = ServerAPIClient(sessionStore: sessionStore)
          lazy var sessionStore: SessionStore = SessionStore(client: client)
        }
        print(ShopDeps().client)
        """, ["-warnings-as-errors", "-Onone"])
    let ended = try await program.run()
    #expect(ended.ranOutOfStack && ended.output.isEmpty, "\(ended)")
  }

  @Test("`@unchecked Sendable` lets code replace a service that a task reads", .proves("DEPS-40"))
  func vouched() async throws {
    let refused = try TestCheckout.read("\(chapterFolder("Deps4"))/Refused/SharedAcrossTasks.swift")
    let folder = try TestCheckout.folder(
      "Vouched", files: ["A.swift": refused + "extension ShopServices: @unchecked Sendable {}\n"])
    #expect(
      try await Compiler.errors([
        "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-I",
        "\(TestCheckout.products)/Modules", "\(folder)/A.swift",
      ]) == nil)
  }

  @Test("A service is replaced and read on one actor without a race", .proves("DEPS-40"))
  @MainActor
  func isolated() async {
    let deps = Deps(aService: AService(), bService: BService())
    let reading = Task { ControllerC(deps: deps).total() }
    deps.aService = FakeAService()
    // The reading task starts when this task waits.
    #expect(await reading.value == 30)
  }
}
