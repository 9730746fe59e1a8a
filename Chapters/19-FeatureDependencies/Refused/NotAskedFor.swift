// Refused: the view uses a dependency that its alias doesn't list (CPDI-17)

@testable import FeatureDependencies

#if !REPAIRED
  typealias NeededHere = ProductDetailViewDependencies
#else
  typealias NeededHere = ProductDetailViewDependencies & LoggingDependency
#endif

extension ProductDetailView where Dependencies: NeededHere {
  func tap() {
    dependencies.tracker.trackAddToCart()
    // expected-error@+1 {{value of type 'Dependencies' has no member 'logger'}}
    dependencies.logger.log("tap")
  }
}
