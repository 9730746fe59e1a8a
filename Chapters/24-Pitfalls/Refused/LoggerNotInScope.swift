// Refused: reading `logger` directly, which only the container has (CPDI-101, CPDI-E23)

@testable import Pitfalls

struct ProductDetailView<Dependencies: LogsByService.ProductDetailViewDependencies>:
  ContextProviding
{
  let dependencies: Dependencies
  let context = "com.foo.product-detail-view"

  func appear() {
    #if !REPAIRED
      // expected-error@+1 {{cannot find 'logger' in scope}}
      logger.log("View loaded!", source: self)
    #else
      dependencies.logger.log("View loaded!", source: self)
    #endif
  }
}
