import Scopes

/// Changes an injected value in three ways, which read the value at different times.
final class Snapshots<I: ScopeOneRequirements>: Resource<I> {
  /// Reads once, at the first use.
  lazy var lazily = "s1-\(injected.modified)"

  /// Reads at each use.
  var computed: String { "s1-\(injected.modified)" }

  /// Reads when the scope is created.
  let eagerly: String

  required init(injecting injected: I) {
    eagerly = "s1-\(injected.modified)"
    super.init(injecting: injected)
  }
}
