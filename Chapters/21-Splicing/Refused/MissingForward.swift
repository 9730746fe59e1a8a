// Refused: a splice that does not forward what a child view needs (CPDI-33)

@testable import Splicing

// expected-error@+2 {{type 'SplicedProductDetailViewDependencies<ExternalDependencies>' does not conform to protocol 'LoggingDependency'}}
// expected-note@+1 {{add stubs for conformance}}
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository
  var tracker: any Tracking { externalDependencies.tracker }
  #if REPAIRED
    var logger: any Logging { externalDependencies.logger }
  #endif
}
