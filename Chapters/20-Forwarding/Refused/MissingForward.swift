// Refused: a page that makes an image and does not forward its alias (CPDI-22, CPDI-96, CPDI-E24)
// modes: 5 6

protocol LoggingDependency {}
protocol TrackingDependency {}

typealias ProductImageViewDependencies = LoggingDependency

// expected-note@+1 {{where 'Dependencies' = 'Dependencies'}}
struct ProductImageView<Dependencies: ProductImageViewDependencies> {
  let dependencies: Dependencies
}

#if !REPAIRED
  typealias ProductDetailViewDependencies = TrackingDependency
#else
  typealias ProductDetailViewDependencies = TrackingDependency & ProductImageViewDependencies
#endif

struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
  let dependencies: Dependencies

  func body() {
    // expected-error@+1 {{generic struct 'ProductImageView' requires that 'Dependencies' conform to 'LoggingDependency'}}
    _ = ProductImageView(dependencies: dependencies)
  }
}
