import Playground
import Scopes

/// A scope that keeps the one inside it. That one holds it in turn, as every scope holds its outer one.
final class KeepsItsChild<I: LoggedInRequirements>: LoggedInResource<I> {
  lazy var kept = checkOut()
}

func useStoredChild(_ lifetimes: Lifetimes) {
  let outer = KeepsItsChild(injecting: AppResource(injecting: NilResource()))
  lifetimes.watch("outer", outer)
  lifetimes.watch("kept", outer.kept)
}

/// An outermost scope that answers `injected` with itself, to look like every other scope.
final class SelfInjectedRoot {
  lazy var injected = self
}

func useSelfInjectedRoot(touching: Bool, _ lifetimes: Lifetimes) {
  let root = SelfInjectedRoot()
  lifetimes.watch("root", root)
  if touching { lifetimes.watch("injected", root.injected) }
}
