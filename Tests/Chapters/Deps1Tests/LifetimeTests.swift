import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps1

@Suite("Deps1: who is freed")
struct LifetimeTests {
  @Test("The shop's client and session store hold the object that has them, so none is freed")
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
    "After ordinary use nothing is freed: Deps holds C and C holds Deps",
    .proves("DEPS-36", "DEPS-E4"))
  func nothingIsFreed() {
    let lifetimes = Lifetimes()
    #expect(useOnce(lifetimes) == "84 with CService")
    #expect(lifetimes.freed == [])
    #expect(lifetimes.alive == ["A", "B", "C", "Deps"])
  }

  @Test("With a fake C from the start all is freed", .proves("DEPS-36"))
  func fakeC() {
    let lifetimes = Lifetimes()
    #expect(useWithFakeC(lifetimes) == "42 with FakeCService")
    #expect(lifetimes.alive == [])
  }

  @Test("A weak reference tells whether the object is freed")
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

  @Test("With C replaced by a fake all is freed, the real C included", .proves("DEPS-36"))
  func replacedC() {
    let lifetimes = Lifetimes()
    useAndReplaceC(lifetimes)
    #expect(lifetimes.alive == [])
  }
}
