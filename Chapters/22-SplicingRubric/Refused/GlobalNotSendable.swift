// Refused: a global dependency that is not Sendable (CPDI-49, CPDI-E32)
// alone: the chapter's own static is safe, and can not be both

#if !REPAIRED
  // expected-note@+1 {{class 'ProductDataRepository' does not conform to the 'Sendable' protocol}}
  final class ProductDataRepository {
    // expected-error@+3 {{static property 'ofTheDay' is not concurrency-safe because non-'Sendable' type 'ProductDataRepository' may have shared mutable state}}
    // expected-note@+2 {{add '@MainActor' to make static property 'ofTheDay' part of global actor 'MainActor'}}
    // expected-note@+1 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    static let ofTheDay = ProductDataRepository()
    var productName = "tea"
  }
#else
  final class ProductDataRepository: Sendable {
    static let ofTheDay = ProductDataRepository()
    let productName = "tea"
  }
#endif
