// Fails sameAtEachAccess: with nobody to hold it, each access makes another one.
// Also fails goesWithItsPage, openedAgain.
// TASK 1: Give each page a repository of its own, spliced into what the caller brings.
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  private weak var stored: ProductDataRepository?
  private let make: () -> ProductDataRepository

  var productDataRepository: ProductDataRepository { stored ?? make() }
  var tracker: any Tracking { externalDependencies.tracker }
  var logger: any Logging { externalDependencies.logger }

  init(
    externalDependencies: ExternalDependencies, make: @escaping () -> ProductDataRepository
  ) {
    self.externalDependencies = externalDependencies
    self.make = make
    stored = make()
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
        make: { ProductDataRepository(dependencies: dependencies, sku: sku) }))
  }
}
