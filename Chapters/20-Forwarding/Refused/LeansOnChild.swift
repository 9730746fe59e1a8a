// Refused: a page that got its logger through its child, after the child dropped it (CPDI-E17, CPDI-94)

import TextUI

@testable import Forwarding

#if !REPAIRED
  typealias ProductDetailViewDependencies = Dropped.ProductImageViewDependencies
#else
  typealias ProductDetailViewDependencies = LoggingDependency & Dropped.ProductImageViewDependencies
#endif

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Dropped.ProductImageView(dependencies: dependencies)
      // expected-error@+1 {{value of type 'Dependencies' has no member 'logger'}}
      .onAppear { dependencies.logger.log("page appeared") }
  }
}
