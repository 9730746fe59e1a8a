// Refused: the child dropped logging, and the splice still forwards it (CPDI-E17, CPDI-94)

@testable import Forwarding

typealias ProductDetailViewDependencies = ProductDataRepositoryDependency
  & Dropped.ProductImageViewDependencies
typealias ProductDetailViewExternalDependencies = Dropped.ProductImageViewDependencies

struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository
  var tracker: any Tracking { externalDependencies.tracker }
  #if !REPAIRED
    // expected-error@+1 {{value of type 'ExternalDependencies' has no member 'logger'}}
    var logger: any Logging { externalDependencies.logger }
  #endif
}
