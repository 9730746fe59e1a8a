// Refused: making a splice whose container is private, without the init that the document writes out (CPDI-34)

struct SplicedProductDetailViewDependencies<ExternalDependencies> {
  // expected-note@-1 {{'init(externalDependencies:productDataRepository:)' declared here}}
  private let externalDependencies: ExternalDependencies
  let productDataRepository: Int

  #if REPAIRED
    init(externalDependencies: ExternalDependencies, productDataRepository: Int) {
      self.externalDependencies = externalDependencies
      self.productDataRepository = productDataRepository
    }
  #endif
}

func splice() {
  // expected-error@+1 {{initializer is inaccessible due to 'private' protection level}}
  _ = SplicedProductDetailViewDependencies(externalDependencies: "app", productDataRepository: 1)
}
