extension Before {
  enum Computed {
    /// Computes its repository, and should store it. From outside it looks the same.
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
