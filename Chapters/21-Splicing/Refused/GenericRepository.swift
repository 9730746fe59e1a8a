// Refused: a leaf that names a generic repository; the document makes every component generic (CPDI-E09)

@testable import Splicing

// expected-note@+1 {{generic class 'ProductDataRepository' declared here}}
final class ProductDataRepository<Dependencies: ProductDataRepositoryDependencies> {
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

#if !REPAIRED
  protocol ProductDataRepositoryDependency {
    // expected-error@+1 {{reference to generic type 'ProductDataRepository' requires arguments in <...>}}
    var productDataRepository: ProductDataRepository { get }
  }
#else
  /// The chapter has a different repair. Here the leaf's associated type is the repository's parameter.
  protocol ProductDataRepositoryDependency {
    associatedtype RepositoryDependencies: ProductDataRepositoryDependencies
    var productDataRepository: ProductDataRepository<RepositoryDependencies> { get }
  }

  struct SplicedDependencies<ExternalDependencies: ProductDataRepositoryDependencies>:
    ProductDataRepositoryDependency
  {
    let productDataRepository: ProductDataRepository<ExternalDependencies>
  }
#endif
