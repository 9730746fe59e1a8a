// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import TextUI

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
    ProductDetailView(
      dependencies: SplicedProductDetailViewDependencies(
        externalDependencies: dependencies,
        productDataRepository: ProductDataRepository(dependencies: dependencies, sku: sku)))
  }
}
// STUB
// typealias ProductDetailFactoryDependencies =
//   ProductDetailViewDependencies  // Required by ProductDetailView
//
// /// Makes the page of a product.
// struct ProductDetailFactory<Dependencies: ProductDetailFactoryDependencies> {
//   let dependencies: Dependencies
//
//   func view(for sku: String) -> some View {
//     ProductDetailView(dependencies: dependencies)
//   }
// }
// END

// TASK 2: Take the repository out of the shop.
/// Lives as long as the app, and every feature shares it.
final class Shop: TrackingDependency, LoggingDependency {
  let tracker: any Tracking
  let logger: any Logging

  init(tracker: any Tracking, logger: any Logging) {
    (self.tracker, self.logger) = (tracker, logger)
  }
}
// STUB
// /// Lives as long as the app, and every feature shares it.
// final class Shop: TrackingDependency, LoggingDependency, ProductDataRepositoryDependency {
//   let tracker: any Tracking
//   let logger: any Logging
//   private(set) lazy var productDataRepository = ProductDataRepository(
//     dependencies: self, sku: "ABC")
//
//   init(tracker: any Tracking, logger: any Logging) {
//     (self.tracker, self.logger) = (tracker, logger)
//   }
// }
// END
