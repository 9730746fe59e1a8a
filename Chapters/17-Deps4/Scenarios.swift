import Numbers
import Playground

// Each scenario makes the object, uses it and lets it go. `Lifetimes` then tells what was freed.

/// The ordinary use.
func useOnce(_ lifetimes: Lifetimes) {
  let (a, b) = (lifetimes.watch("A", AService()), lifetimes.watch("B", BService()))
  let deps = Deps(aService: a, bService: b)
  lifetimes.watch("C", deps.cService as AnyObject)
  lifetimes.watch("Deps", deps)
  lifetimes.watch("LeafDeps", Mirror(reflecting: deps).descendant("leaves")! as AnyObject)
  _ = ControllerAB(deps: deps).total() + ControllerC(deps: deps).total()
}

/// A C whose object was freed.
func cThatOutlivesDeps() -> any CServicing {
  Deps(aService: AService(), bService: BService()).cService
}

/// The shop's object, after the store has refreshed itself.
func useShop(_ lifetimes: Lifetimes) {
  let shop = ShopDeps()
  lifetimes.watch("client", shop.client)
  lifetimes.watch("session store", shop.sessionStore)
  lifetimes.watch("ShopDeps", shop)
  shop.sessionStore.refresh()
}
