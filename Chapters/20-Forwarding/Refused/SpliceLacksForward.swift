// Refused: the child added pricing, and the splice doesn't forward it yet (CPDI-E17, CPDI-94)

@testable import Forwarding

typealias ProductDetailViewDependencies = ProductDataRepositoryDependency
  & Added.ProductImageViewDependencies
typealias ProductDetailViewExternalDependencies = Added.ProductImageViewDependencies

// expected-error@+2 {{type 'SplicedProductDetailViewDependencies<ExternalDependencies>' does not conform to protocol 'PricingDependency'}}
// expected-note@+1 {{add stubs for conformance}}
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository
  var logger: any Logging { externalDependencies.logger }
  #if REPAIRED
    var prices: any Pricing { externalDependencies.prices }
  #endif
}
