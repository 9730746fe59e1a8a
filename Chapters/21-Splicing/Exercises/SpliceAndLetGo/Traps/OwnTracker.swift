// Fails tellsTheCaller: what is bought is told to somebody whom nobody hears.
// TASK 1: Give each page a repository of its own, spliced into what the caller brings.
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository

  var tracker: any Tracking { Silent() }
  var logger: any Logging { externalDependencies.logger }

  init(
    externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository
  ) {
    self.externalDependencies = externalDependencies
    self.productDataRepository = productDataRepository
  }
}

typealias ProductDetailFactoryDependencies = ProductDetailViewExternalDependencies
  & ProductDataRepositoryDependencies  // Required by ProductDataRepository

/// Makes the page of a product.
struct ProductDetailFactory<Dependencies: ProductDetailFactoryDependencies> {
  let dependencies: Dependencies

  func view(for sku: String) -> some View {
    ProductDetailView(
      dependencies: SplicedProductDetailViewDependencies(
        externalDependencies: dependencies,
        productDataRepository: ProductDataRepository(dependencies: dependencies, sku: sku)))
  }
}

struct Silent: Tracking {
  func track(_ event: String) {}
}
