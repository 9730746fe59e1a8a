// Fails tellsTheCaller: when nobody but the page holds the caller, it has the services of the beginning.
// TASK 1: Give each page a repository of its own, spliced into what the caller brings.
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let external: () -> ExternalDependencies?
  private let first: (tracker: any Tracking, logger: any Logging)
  let productDataRepository: ProductDataRepository

  var tracker: any Tracking { external()?.tracker ?? first.tracker }
  var logger: any Logging { external()?.logger ?? first.logger }

  init(
    externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository
  ) {
    if ExternalDependencies.self is AnyClass {
      external = { [weak object = externalDependencies as AnyObject] in
        object as? ExternalDependencies
      }
    } else {
      external = { externalDependencies }
    }
    first = (externalDependencies.tracker, externalDependencies.logger)
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
