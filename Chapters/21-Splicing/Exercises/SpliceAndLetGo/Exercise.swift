// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import TextUI

// TASK 1: Give each page a repository of its own, spliced into what the caller brings.
typealias ProductDetailFactoryDependencies =
  ProductDetailViewDependencies  // Required by ProductDetailView

/// Makes the page of a product.
struct ProductDetailFactory<Dependencies: ProductDetailFactoryDependencies> {
  let dependencies: Dependencies

  func view(for sku: String) -> some View {
    ProductDetailView(dependencies: dependencies)
  }
}
// END

// TASK 2: Take the repository out of the shop.
/// Lives as long as the app, and every feature shares it.
final class Shop: TrackingDependency, LoggingDependency, ProductDataRepositoryDependency {
  let tracker: any Tracking
  let logger: any Logging
  private(set) lazy var productDataRepository = ProductDataRepository(
    dependencies: self, sku: "ABC")

  init(tracker: any Tracking, logger: any Logging) {
    (self.tracker, self.logger) = (tracker, logger)
  }
}
// END
