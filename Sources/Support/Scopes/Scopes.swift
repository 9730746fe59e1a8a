// The idea is from DependencyKit, https://github.com/adam-zethraeus/DependencyKit. This
// is a rewrite for Swift 6.

/// What a scope needs and cannot make by itself. Each scope has a protocol that refines this one.
public protocol Requirements {}

/// The needs of the outermost scope: none.
public protocol NilRequirements: Requirements {}

/// What the outermost scope is made from. It provides nothing and holds nothing, not even itself.
public final class NilResource: NilRequirements {
  public init() {}
}

/// What a scope has and makes, for itself and for the scopes inside it.
///
/// A scope subclasses it and says with `I` what it needs. It makes an inner scope by conforming to that
/// scope's requirements and by passing itself on. It holds what is injected, so an inner scope keeps
/// the outer ones alive.
open class Resource<I: Requirements> {
  /// The outer scope. This scope sees only what its requirements name.
  public let injected: I

  public required init(injecting injected: I) {
    self.injected = injected
  }
}
