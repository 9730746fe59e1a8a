import Scopes

/// Three ways to change a value on its way. When does each read it?
final class Snapshots<I: ScopeOneRequirements>: Resource<I> {
  /// At the first reading, once.
  lazy var lazily = "s1-\(injected.modified)"

  /// At each reading.
  var computed: String { "s1-\(injected.modified)" }

  /// When the scope is made.
  let atOnce: String

  required init(injecting injected: I) {
    atOnce = "s1-\(injected.modified)"
    super.init(injecting: injected)
  }
}
