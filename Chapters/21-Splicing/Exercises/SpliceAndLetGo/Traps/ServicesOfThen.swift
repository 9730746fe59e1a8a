// Fails tellsTheCaller: the page keeps the services that the caller had when it was made.
// TASK 1: Give each page a repository of its own, spliced into what the caller brings.
typealias ProductDetailFactoryDependencies = ProductDetailViewExternalDependencies
  & ProductDataRepositoryDependencies  // Required by ProductDataRepository

/// Makes the page of a product.
struct ProductDetailFactory<Dependencies: ProductDetailFactoryDependencies> {
  let dependencies: Dependencies

  func view(for sku: String) -> some View {
    ProductDetailView(
      dependencies: Splice(
        tracker: dependencies.tracker, logger: dependencies.logger,
        productDataRepository: ProductDataRepository(dependencies: dependencies, sku: sku)))
  }
}

struct Splice: ProductDetailViewDependencies {
  let tracker: any Tracking
  let logger: any Logging
  let productDataRepository: ProductDataRepository
}
