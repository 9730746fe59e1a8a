import Playground
import Scopes

// snippet.stored
/// A scope that keeps the one inside it. That one holds it in turn, as every scope holds its outer one.
final class KeepingResource<I: NilRequirements>: Resource<I>, KeptRequirements {
  let name = "outer"
  lazy var kept = KeptResource<KeepingResource>(injecting: self)
}
// snippet.end

protocol KeptRequirements: Requirements {
  var name: String { get }
}

final class KeptResource<I: KeptRequirements>: Resource<I> {
  var name: String { injected.name }
}

func useStoredChild(_ lifetimes: Recorder) {
  let outer = KeepingResource(injecting: NilResource())
  lifetimes.watch("outer", outer)
  lifetimes.watch("kept", outer.kept)
}

/// An outermost scope that answers `injected` with itself, to look like every other scope.
final class SelfInjectedRoot {
  lazy var injected = self
}

func useSelfInjectedRoot(touching: Bool, _ lifetimes: Recorder) {
  let root = SelfInjectedRoot()
  lifetimes.watch("root", root)
  if touching { lifetimes.watch("injected", root.injected) }
}
