import Numbers
import Playground

// Each scenario builds the object, uses it and lets it go. `Recorder` then tells who is freed.

/// The ordinary use: the factory makes C.
func useOnce(_ lifetimes: Recorder) {
  let (a, b) = (AService(), BService())
  let deps = Deps.makeDeps(aService: a, bService: b)
  watchAll(of: deps, a, b, lifetimes)
  _ = ControllerAB(deps: deps).total() + ControllerC(deps: deps).total()
}

/// The factory gets a ready-made fake C, which does not hold the object.
func useWithFakeC(_ lifetimes: Recorder) {
  let (a, b) = (AService(), BService())
  let deps = Deps.makeDeps(aService: a, bService: b, cService: FakeCService())
  watchAll(of: deps, a, b, lifetimes)
  _ = ControllerC(deps: deps).total()
}

/// C is replaced by a fake after use.
func useAndReplaceC(_ lifetimes: Recorder) {
  let (a, b) = (AService(), BService())
  let deps = Deps.makeDeps(aService: a, bService: b)
  watchAll(of: deps, a, b, lifetimes)
  _ = ControllerC(deps: deps).total()
  deps.cService = FakeCService()
}

private func watchAll(of deps: Deps, _ a: AService, _ b: BService, _ lifetimes: Recorder) {
  lifetimes.watch("A", a)
  lifetimes.watch("B", b)
  lifetimes.watch("C", deps.cService as AnyObject)
  lifetimes.watch("Deps", deps)
}
