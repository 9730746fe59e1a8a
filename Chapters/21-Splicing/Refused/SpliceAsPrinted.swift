// Refused: the document's splice, whose property is tracking where the leaf requires tracker (CPDI-32, CPDI-E04)
// alone: the document's code as printed

protocol Tracking {}

final class ProductDataRepository {}

protocol TrackingDependency {
  // expected-note@+1 {{protocol requires property 'tracker' with type 'any Tracking'}}
  var tracker: any Tracking { get }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}

typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency

typealias ProductDetailViewExternalDependencies = TrackingDependency

// expected-error@+2 {{type 'SplicedProductDetailViewDependencies<ExternalDependencies>' does not conform to protocol 'TrackingDependency'}}
// expected-note@+1 {{add stubs for conformance}}
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository
  #if !REPAIRED
    var tracking: Tracking {
      // expected-error@+1 {{value of type 'ExternalDependencies' has no member 'tracking'}}
      externalDependencies.tracking
    }
  #else
    var tracker: any Tracking {
      externalDependencies.tracker
    }
  #endif

  init(externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository) {
    self.externalDependencies = externalDependencies
    self.productDataRepository = productDataRepository
  }
}
