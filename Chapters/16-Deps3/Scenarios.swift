import Numbers
import Playground

// Each scenario makes the object, uses it and lets it go. `Lifetimes` then tells what was freed.

/// The ordinary use: the object makes C. Returns what the two controllers got, and from which C.
@discardableResult
func useOnce(_ lifetimes: Lifetimes) -> String { use(lifetimes).told }

/// The object gets a ready-made fake C, which doesn't hold the object.
func useWithFakeC(_ lifetimes: Lifetimes) { use(lifetimes, FakeCService()) }

/// C is replaced by a fake after use.
func useAndReplaceC(_ lifetimes: Lifetimes) { use(lifetimes).deps.cService_ = FakeCService() }

@discardableResult
private func use(_ lifetimes: Lifetimes, _ cService: FakeCService? = nil) -> (
  deps: Deps, told: String
) {
  let (a, b) = (lifetimes.watch("A", AService()), lifetimes.watch("B", BService()))
  let deps = Deps(aService: a, bService: b, cService: cService)
  let c = lifetimes.watch("C", deps.cService() as AnyObject)
  lifetimes.watch("Deps", deps)
  let total = ControllerAB(deps: deps).total() + ControllerC(deps: deps).total()
  return (deps, "\(total) with \(type(of: c))")
}
