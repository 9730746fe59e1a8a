// Refused: a leaf made public so that the app can bring it, its service still internal; what one widens asks for the next (CPDI-41)
// modes: 5 6
// alone: imported for tests, what is internal passes for public

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
