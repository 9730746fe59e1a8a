import Numbers
import Playground

// Each scenario builds the object, uses it and lets it go. `Recorder` then tells who is freed.

/// The ordinary use.
func useOnce(_ lifetimes: Recorder) {
  let (a, b) = (AService(), BService())
  let deps = Deps(aService: a, bService: b)
  lifetimes.watch("A", a)
  lifetimes.watch("B", b)
  lifetimes.watch("C", deps.cService as AnyObject)
  lifetimes.watch("Deps", deps)
  _ = ControllerAB(deps: deps).total() + ControllerC(deps: deps).total()
}

/// A C whose object is gone.
func cThatOutlivesDeps() -> any CServicing {
  Deps(aService: AService(), bService: BService()).cService
}
