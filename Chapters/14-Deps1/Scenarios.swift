import Numbers
import Playground

// Each scenario makes the object, uses it and lets it go. `Lifetimes` then tells what was freed.

/// The shop's object, after the store has refreshed itself.
func useShop(_ lifetimes: Lifetimes) {
  let shop = ShopDeps()
  lifetimes.watch("client", shop.client)
  lifetimes.watch("session store", shop.sessionStore)
  lifetimes.watch("ShopDeps", shop)
  shop.sessionStore.refresh()
}

/// The ordinary use: the factory makes C. Returns what the two controllers got, and from which C.
@discardableResult
func useOnce(_ lifetimes: Lifetimes) -> String { use(lifetimes).told }

/// The factory gets a ready-made fake C, which does not hold the object.
@discardableResult
func useWithFakeC(_ lifetimes: Lifetimes) -> String { use(lifetimes, FakeCService()).told }

/// C is replaced by a fake after use.
func useAndReplaceC(_ lifetimes: Lifetimes) { use(lifetimes).deps.cService = FakeCService() }

@discardableResult
private func use(_ lifetimes: Lifetimes, _ cService: FakeCService? = nil) -> (
  deps: Deps, told: String
) {
  let (a, b) = (lifetimes.watch("A", AService()), lifetimes.watch("B", BService()))
  let deps = Deps.makeDeps(aService: a, bService: b, cService: cService)
  let c = lifetimes.watch("C", deps.cService as AnyObject)
  lifetimes.watch("Deps", deps)
  let total = ControllerAB(deps: deps).total() + ControllerC(deps: deps).total()
  return (deps, "\(total) with \(type(of: c))")
}
