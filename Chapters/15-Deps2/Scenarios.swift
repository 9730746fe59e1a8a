import Numbers
import Playground

// Each scenario creates the object, uses it and releases it. `Lifetimes` then shows what was freed.

/// A customer logs in and buys something. The checkout takes the object.
func useShopBefore(_ lifetimes: Lifetimes) {
  let shop = lifetimes.watch("ShopDeps", Before.ShopDeps())
  lifetimes.watch("ServerAPIClient", shop.client)
  lifetimes.watch("SessionStore", shop.sessionStore)
  _ = lifetimes.watch("Checkout", shop.checkout).buy("tea")
}

/// The same, but the checkout takes its services.
func useShop(_ lifetimes: Lifetimes) {
  let shop = lifetimes.watch("ShopDeps", ShopDeps())
  lifetimes.watch("ServerAPIClient", shop.client)
  lifetimes.watch("SessionStore", shop.sessionStore)
  _ = lifetimes.watch("Checkout", shop.checkout).buy("tea")
}

/// The ordinary use. Returns the controllers' sum.
@discardableResult
func useOnce(_ lifetimes: Lifetimes) -> Int {
  let (a, b) = (lifetimes.watch("A", AService()), lifetimes.watch("B", BService()))
  let c = lifetimes.watch("C", CService(aService: a, bService: b))
  let deps = lifetimes.watch("Deps", Deps(aService: a, bService: b, cService: c))
  return ControllerAB(deps: deps).total() + ControllerC(deps: deps).total()
}

/// Replaces A in a new object, rebuilds C if `rebuildingC`, and watches the object and its first services.
///
/// - Returns: the object, which the caller keeps alive.
func replaceA(rebuildingC: Bool, _ lifetimes: Lifetimes) -> Deps {
  let (a, b) = (lifetimes.watch("first A", AService()), lifetimes.watch("B", BService()))
  let c = lifetimes.watch("first C", CService(aService: a, bService: b))
  let deps = lifetimes.watch("Deps", Deps(aService: a, bService: b, cService: c))
  deps.aService = FakeAService()
  if rebuildingC { deps.cService = CService(aService: deps.aService, bService: b) }
  return deps
}

/// An object that only the caller holds.
func newShopDeps() -> Before.ShopDeps { Before.ShopDeps() }
