// Refused: a view that borrows another's alias, with a container that has all the view uses (CPDI-90, CPDI-91)

protocol LoggingDependency {}
protocol TrackingDependency {}

typealias HotDealsDependencies = TrackingDependency & LoggingDependency

#if !REPAIRED
  // expected-note@+1 {{where 'Dependencies' = 'Slim'}}
  struct ProductDetailView<Dependencies: HotDealsDependencies> {
    let dependencies: Dependencies
  }
#else
  typealias ProductDetailViewDependencies = TrackingDependency

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
    let dependencies: Dependencies
  }
#endif

struct Slim: TrackingDependency {}

func show(_ slim: Slim) {
  // expected-error@+1 {{generic struct 'ProductDetailView' requires that 'Slim' conform to 'LoggingDependency'}}
  _ = ProductDetailView(dependencies: slim)
}
