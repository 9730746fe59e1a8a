// Refused: a repository that is generic, as the document asks of all, behind a leaf that names it (CPDI-E09)

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
  /// The other repair than the chapter's: the leaf leaves open what the repository is generic over.
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
