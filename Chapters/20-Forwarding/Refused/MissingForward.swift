// Refused: a page that makes an image and doesn't forward its alias (CPDI-22, CPDI-96, CPDI-E24)
// modes: 5 6

import TextUI

@testable import Forwarding

#if !REPAIRED
  typealias ProductDetailViewDependencies = TrackingDependency
#else
  typealias ProductDetailViewDependencies = TrackingDependency & ProductImageViewDependencies
#endif

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    // expected-error@+1 {{generic struct 'ProductImageView' requires that 'Dependencies' conform to 'LoggingDependency'}}
    ProductImageView(dependencies: dependencies)
  }
}
