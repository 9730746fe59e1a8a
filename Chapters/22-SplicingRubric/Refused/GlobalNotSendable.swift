// Refused: a global dependency that is not Sendable (CPDI-49, CPDI-E32)

#if !REPAIRED
  // expected-note@+1 {{class 'ProductCatalogue' does not conform to the 'Sendable' protocol}}
  final class ProductCatalogue {
    // expected-error@+3 {{static property 'shared' is not concurrency-safe because non-'Sendable' type 'ProductCatalogue' may have shared mutable state}}
    // expected-note@+2 {{add '@MainActor' to make static property 'shared' part of global actor 'MainActor'}}
    // expected-note@+1 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    static let shared = ProductCatalogue()
    var productNames = ["tea", "bread"]
  }
#else
  final class ProductCatalogue: Sendable {
    static let shared = ProductCatalogue()
    let productNames = ["tea", "bread"]
  }
#endif
