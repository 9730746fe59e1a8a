import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps1

@Suite("Deps1: lifetimes")
struct LifetimeTests {
  @Test("The shop's services and their object hold each other and leak")
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
    "`Deps` and the real C hold each other and leak",
    .proves("DEPS-36", "DEPS-E4"))
  func nothingIsFreed() {
    let lifetimes = Lifetimes()
    #expect(useOnce(lifetimes) == "84 with CService")
    #expect(lifetimes.freed == [])
    #expect(lifetimes.alive == ["A", "B", "C", "Deps"])
  }

  @Test("A fake C given to the factory leaves no retain cycle", .proves("DEPS-36"))
  func fakeC() {
    let lifetimes = Lifetimes()
    #expect(useWithFakeC(lifetimes) == "42 with FakeCService")
    #expect(lifetimes.alive == [])
  }

  @Test("A weak reference becomes nil only if the object is freed")
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

  @Test("Replacing the real C with a fake frees every object", .proves("DEPS-36"))
  func replacedC() {
    let lifetimes = Lifetimes()
    useAndReplaceC(lifetimes)
    #expect(lifetimes.alive == [])
  }
}
