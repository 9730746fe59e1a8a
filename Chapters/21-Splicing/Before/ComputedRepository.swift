extension Before {
  enum Computed {
    // snippet.computed
    /// Computes its repository in place of storing it. It looks the same from outside.
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
    // snippet.end
  }
}
