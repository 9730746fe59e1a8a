// Fails goesWithItsPage: a static lives as long as the program.
// Also fails openedAgain.
// TASK 1: Give each page a repository of its own, spliced into what the caller brings.
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository

  var tracker: any Tracking { externalDependencies.tracker }
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
    let repository = ProductDataRepository(dependencies: dependencies, sku: sku)
    Kept.repositories.append(repository)
    return ProductDetailView(
      dependencies: SplicedProductDetailViewDependencies(
        externalDependencies: dependencies,
        productDataRepository: repository))
  }
}

enum Kept {
  nonisolated(unsafe) static var repositories: [ProductDataRepository] = []
}
