import Numbers
import Playground

// Each scenario makes the object, uses it and lets it go. `Recorder` then tells what was freed.

/// The ordinary use: the object makes C.
func useOnce(_ lifetimes: Recorder) { use(lifetimes) }

/// The object gets a ready-made fake C, which doesn't hold the object.
func useWithFakeC(_ lifetimes: Recorder) { use(lifetimes, FakeCService()) }

/// C is replaced by a fake after use.
func useAndReplaceC(_ lifetimes: Recorder) { use(lifetimes).cService_ = FakeCService() }

@discardableResult
private func use(_ lifetimes: Recorder, _ cService: FakeCService? = nil) -> Deps {
  let (a, b) = (lifetimes.watch("A", AService()), lifetimes.watch("B", BService()))
  let deps = Deps(aService: a, bService: b, cService: cService)
  let c = lifetimes.watch("C", deps.cService() as AnyObject)
  lifetimes.watch("Deps", deps)
  let total = ControllerAB(deps: deps).total() + ControllerC(deps: deps).total()
  lifetimes.note("\(total) with \(type(of: c))")
  return deps
}
