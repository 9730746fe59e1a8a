// Refused: a container as a global, which any thread could use (OURS-213)

@testable import Containers

enum Globals {
  #if !REPAIRED
    // expected-note@+3 {{add '@MainActor' to make static property 'container' part of global actor 'MainActor'}}
    // expected-note@+2 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    // expected-error@+1 {{static property 'container' is not concurrency-safe because non-'Sendable' type 'Container' may have shared mutable state}}
    static let container = makeShopContainer()
  #else
    @MainActor static let container = makeShopContainer()
  #endif
}
