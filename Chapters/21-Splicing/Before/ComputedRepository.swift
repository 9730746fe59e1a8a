extension Before {
  enum Computed {
    /// The mistake: this splice creates the repository at each read instead of storing it.
    struct SplicedProductDetailViewDependencies<
      ExternalDependencies: ProductDetailViewExternalDependencies
    >: ProductDetailViewDependencies {
      private let externalDependencies: ExternalDependencies

      var productDataRepository: ProductDataRepository {
        ProductDataRepository(dependencies: externalDependencies, sku: "ABC")
      }
      var tracker: any Tracking { externalDependencies.tracker }
      var logger: any Logging { externalDependencies.logger }

      init(externalDependencies: ExternalDependencies) {
        self.externalDependencies = externalDependencies
      }
    }
  }
}
