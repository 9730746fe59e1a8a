// Refused: creating a splice with a private container, without the initializer that the document writes (CPDI-34)

@testable import Splicing

struct SplicedProductDetailViewDependencies<
  // expected-note@-1 {{'init(externalDependencies:productDataRepository:)' declared here}}
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository
  var tracker: any Tracking { externalDependencies.tracker }
  var logger: any Logging { externalDependencies.logger }

  #if REPAIRED
    init(externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository) {
      self.externalDependencies = externalDependencies
      self.productDataRepository = productDataRepository
    }
  #endif
}

func splice(_ app: App, _ repository: ProductDataRepository) {
  // expected-error@+1 {{initializer is inaccessible due to 'private' protection level}}
  _ = SplicedProductDetailViewDependencies(
    externalDependencies: app, productDataRepository: repository)
}
