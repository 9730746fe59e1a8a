// Refused: a container as a global, which any thread could use (OURS-213)

@testable import Containers

enum Shop {
  #if !REPAIRED
    // expected-error@+1 {{static property 'container' is not concurrency-safe because non-'Sendable' type 'Container' may have shared mutable state}}
    static let container = makeShopContainer()
  #else
    @MainActor static let container = makeShopContainer()
  #endif
}
