import Numbers
import Playground

// Each scenario creates the object, uses it and releases it. `Lifetimes` then shows what was freed.

/// The shop, after its session store has refreshed the token.
func useShop(_ lifetimes: Lifetimes) {
  let shop = ShopDeps()
  lifetimes.watch("client", shop.client)
  lifetimes.watch("session store", shop.sessionStore)
  lifetimes.watch("ShopDeps", shop)
  shop.sessionStore.refresh()
}

/// The ordinary use: the factory makes C. Returns the controllers' sum and the type of C.
@discardableResult
func useOnce(_ lifetimes: Lifetimes) -> String { use(lifetimes).summary }

/// The factory gets a ready-made fake C, which doesn't hold the object.
@discardableResult
func useWithFakeC(_ lifetimes: Lifetimes) -> String { use(lifetimes, FakeCService()).summary }

/// C is replaced by a fake after use.
func useAndReplaceC(_ lifetimes: Lifetimes) { use(lifetimes).deps.cService = FakeCService() }

@discardableResult
private func use(_ lifetimes: Lifetimes, _ cService: FakeCService? = nil) -> (
  deps: Deps, summary: String
) {
  let (a, b) = (lifetimes.watch("A", AService()), lifetimes.watch("B", BService()))
  let deps = Deps.makeDeps(aService: a, bService: b, cService: cService)
  let c = lifetimes.watch("C", deps.cService as AnyObject)
  lifetimes.watch("Deps", deps)
  let total = ControllerAB(deps: deps).total() + ControllerC(deps: deps).total()
  return (deps, "\(total) with \(type(of: c))")
}
