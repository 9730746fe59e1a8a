// Fails sameAtEachAccess: each access makes another repository, in which nothing was put yet.
// Also fails goesWithItsPage, openedAgain, tellsTheCaller.
// TASK 1: Give each page a repository of its own, spliced into what the caller brings.
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailFactoryDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  private let sku: String

  var productDataRepository: ProductDataRepository {
    ProductDataRepository(dependencies: externalDependencies, sku: sku)
  }
  var tracker: any Tracking { externalDependencies.tracker }
  var logger: any Logging { externalDependencies.logger }

  init(externalDependencies: ExternalDependencies, sku: String) {
    self.externalDependencies = externalDependencies
    self.sku = sku
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
        externalDependencies: dependencies, sku: sku))
  }
}
