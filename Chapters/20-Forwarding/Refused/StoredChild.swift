// Refused: a page that only stores an image, and doesn't forward its alias (CPDI-21)

@testable import Forwarding

#if !REPAIRED
  typealias ProductDetailViewDependencies = TrackingDependency
#else
  typealias ProductDetailViewDependencies = TrackingDependency & ProductImageViewDependencies
#endif

struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
  let dependencies: Dependencies
  // expected-error@+1 {{type 'Dependencies' does not conform to protocol 'LoggingDependency'}}
  let image: ProductImageView<Dependencies>
}
