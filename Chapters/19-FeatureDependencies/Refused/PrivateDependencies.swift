// Refused: the dependencies are private, and so is the initializer that Swift writes (CPDI-E31)

@testable import FeatureDependencies

#if !REPAIRED
  // expected-note@+1 {{'init(dependencies:)' declared here}}
  struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
    private let dependencies: Dependencies
  }
#else
  struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }
  }
#endif

func open(app: App) {
  // expected-error@+1 {{'ProductDetailView<Dependencies>' initializer is inaccessible due to 'private' protection level}}
  _ = ProductDetailView(dependencies: app)
}
