// Refused: a page that had its logger through its child, once the child dropped it (CPDI-E17)

protocol LoggingDependency {
  var logger: String { get }
}
protocol TrackingDependency {}

typealias ProductImageViewDependencies = TrackingDependency

#if !REPAIRED
  typealias ProductDetailViewDependencies = ProductImageViewDependencies
#else
  typealias ProductDetailViewDependencies = LoggingDependency & ProductImageViewDependencies
#endif

struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
  let dependencies: Dependencies
  // expected-error@+1 {{value of type 'Dependencies' has no member 'logger'}}
  var logger: String { dependencies.logger }
}
