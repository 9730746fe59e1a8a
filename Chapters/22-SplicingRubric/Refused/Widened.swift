// Refused: a leaf made public for the app while its service is internal; one public type requires the next (CPDI-41)
// modes: 5 6
// alone: with @testable import, internal types pass for public

// expected-note@+1 {{type declared here}}
final class ProductDataRepository {}

#if !REPAIRED
  public protocol ProductDataRepositoryDependency {
    // expected-error@+1 {{property cannot be declared public because its type uses an internal type}}
    var productDataRepository: ProductDataRepository { get }
  }
#else
  protocol ProductDataRepositoryDependency {
    var productDataRepository: ProductDataRepository { get }
  }
#endif
