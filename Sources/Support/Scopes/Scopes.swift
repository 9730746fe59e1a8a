// The idea is from DependencyKit, https://github.com/adam-zethraeus/DependencyKit. This
// is a rewrite for Swift 6.

/// What a scope needs and can't create itself. Each scope has a protocol that refines this one.
public protocol Requirements {}

/// The needs of the outermost scope: none.
public protocol NilRequirements: Requirements {}

/// The injected value of the outermost scope. It provides nothing and holds nothing.
public final class NilResource: NilRequirements {
  public init() {}
}

/// The base class of scopes: what a scope has and creates, for itself and for the scopes inside it.
///
/// A subclass names its requirements as `I`. It creates an inner scope by conforming to that scope's
/// requirements and by passing itself on. It holds the injected value, so an inner scope keeps the
/// outer ones alive.
open class Resource<I: Requirements> {
  /// The outer scope. This scope sees only what its requirements name.
  public let injected: I

  public required init(injecting injected: I) {
    self.injected = injected
  }
}
