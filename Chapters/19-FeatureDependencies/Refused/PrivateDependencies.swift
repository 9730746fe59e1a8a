// Refused: the dependencies are private, and so is the initialiser that Swift writes (CPDI-E31)

protocol TrackingDependency {}

#if !REPAIRED
  // expected-note@+1 {{'init(dependencies:)' declared here}}
  struct ProductDetailView<Dependencies: TrackingDependency> {
    private let dependencies: Dependencies
  }
#else
  struct ProductDetailView<Dependencies: TrackingDependency> {
    private let dependencies: Dependencies

    init(dependencies: Dependencies) { self.dependencies = dependencies }
  }
#endif

func open(dependencies: some TrackingDependency) {
  // expected-error@+1 {{'ProductDetailView<Dependencies>' initializer is inaccessible due to 'private' protection level}}
  _ = ProductDetailView(dependencies: dependencies)
}
