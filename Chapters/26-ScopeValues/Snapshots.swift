import Scopes

/// Three ways to change a value on its way, other than the chapter's: when does each read it?
enum Snapshot {
  // snippet.ways
  /// At the first reading, once.
  final class Lazy<I: ScopeOneRequirements>: Resource<I> {
    lazy var modified = "s1-\(injected.modified)"
  }

  /// At each reading.
  final class Computed<I: ScopeOneRequirements>: Resource<I> {
    var modified: String { "s1-\(injected.modified)" }
  }

  /// When the scope is made.
  final class SetInInit<I: ScopeOneRequirements>: Resource<I> {
    let modified: String

    required init(injecting injected: I) {
      modified = "s1-\(injected.modified)"
      super.init(injecting: injected)
    }
  }
  // snippet.end
}
