// Fails goesWithItsPage: a page that nobody has drawn has no repository yet.
// Also fails tellsTheCaller.
// TASK 1: Give each page a repository of its own, spliced into what the caller brings.
typealias ProductDetailFactoryDependencies = ProductDetailViewExternalDependencies
  & ProductDataRepositoryDependencies  // Required by ProductDataRepository

/// Makes the page of a product.
struct ProductDetailFactory<Dependencies: ProductDetailFactoryDependencies> {
  let dependencies: Dependencies

  func view(for sku: String) -> some View {
    ProductDetailView(dependencies: Splice(caller: dependencies, sku: sku))
  }
}

final class Splice<Caller: ProductDetailFactoryDependencies>: ProductDetailViewDependencies {
  private let caller: Caller
  private let sku: String
  private(set) lazy var productDataRepository = ProductDataRepository(
    dependencies: caller, sku: sku)

  var tracker: any Tracking { caller.tracker }
  var logger: any Logging { caller.logger }

  init(caller: Caller, sku: String) { (self.caller, self.sku) = (caller, sku) }
}
