import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps1

@Suite("Deps1: lifetimes")
struct LifetimeTests {
  @Test("The shop's services and their `ShopDeps` form a retain cycle")
  func shopKnot() {
    let shop = ShopDeps()
    #expect(shop.client.get("items") == "GET items, token t1")
    shop.sessionStore.refresh()
    #expect(shop.client.get("items") == "GET items, token t2")
    #expect(
      references(from: shop) == [
        "ShopDeps.client -> ServerAPIClient", "ServerAPIClient.deps -> ShopDeps",
        "ShopDeps.sessionStore -> SessionStore", "SessionStore.deps -> ShopDeps",
      ])
    let lifetimes = Lifetimes()
    useShop(lifetimes)
    #expect(lifetimes.freed == [])
    #expect(lifetimes.alive == ["client", "session store", "ShopDeps"])
  }

  @Test(
    "`Deps` and a real `CService` form a retain cycle and leak",
    .proves("DEPS-36", "DEPS-E4"))
  func nothingIsFreed() {
    let lifetimes = Lifetimes()
    #expect(useOnce(lifetimes) == "84 with CService")
    #expect(lifetimes.freed == [])
    #expect(lifetimes.alive == ["A", "B", "C", "Deps"])
  }

  @Test("A `Deps` created with a fake C is freed", .proves("DEPS-36"))
  func fakeC() {
    let lifetimes = Lifetimes()
    #expect(useWithFakeC(lifetimes) == "42 with FakeCService")
    #expect(lifetimes.alive == [])
  }

  @Test("A weak reference shows whether `Deps` was freed")
  func weakReference() {
    let (a, b) = (AService(), BService())
    // snippet.weak
    weak var watched: Deps?
    do { watched = Deps.makeDeps(aService: a, bService: b, cService: FakeCService()) }
    #expect(watched == nil)
    // snippet.end
    do { watched = Deps.makeDeps(aService: a, bService: b) }
    #expect(watched != nil)
  }

  @Test("Replacing the real C with a fake lets every object be freed", .proves("DEPS-36"))
  func replacedC() {
    let lifetimes = Lifetimes()
    useAndReplaceC(lifetimes)
    #expect(lifetimes.alive == [])
  }
}
