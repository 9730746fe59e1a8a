// Fails showsItsProduct: nobody else holds the repository, so it is gone while the page is open.
// Also fails sameAtEachAccess, tellsTheCaller, goesWithItsPage, openedAgain.
// TASK 1: Give each page a repository of its own, spliced into what the caller brings.
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  private weak var stored: ProductDataRepository?

  var productDataRepository: ProductDataRepository { stored! }
  var tracker: any Tracking { externalDependencies.tracker }
  var logger: any Logging { externalDependencies.logger }

  init(
    externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository
  ) {
    self.externalDependencies = externalDependencies
    stored = productDataRepository
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
