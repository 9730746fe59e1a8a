// Refused: a `lazy var` in a scope that threads share (STG-123)
// alone: the chapter's own shared scope is an actor

actor Cart {}

#if !REPAIRED
  final class Scope: Sendable {
    // expected-error@+1 {{stored property '$__lazy_storage_$_s' of 'Sendable'-conforming class 'Scope' is mutable}}
    lazy var s = Cart()
  }
#else
  actor Scope {
    lazy var s = Cart()
  }
#endif
