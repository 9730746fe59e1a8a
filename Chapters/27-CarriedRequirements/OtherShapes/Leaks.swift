import Playground
import Scopes

/// A scope that stores its inner scope. Every inner scope holds its outer scope, so this is a retain cycle.
final class KeepsItsChild<I: LoggedInRequirements>: LoggedInResource<I> {
  lazy var child = cart()
}

func useStoredChild(_ lifetimes: Lifetimes) {
  let outer = KeepsItsChild(injecting: AppResource(injecting: NilResource()).market())
  lifetimes.watch("outer", outer)
  lifetimes.watch("child", outer.child)
}

/// An outermost scope that injects itself, so that it looks like every other scope.
final class SelfInjectedRoot {
  lazy var injected = self
}

func useSelfInjectedRoot(touching: Bool, _ lifetimes: Lifetimes) {
  let root = SelfInjectedRoot()
  lifetimes.watch("root", root)
  if touching { lifetimes.watch("injected", root.injected) }
}
