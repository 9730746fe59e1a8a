// Fails goesWithItsPage: the factory keeps all it has made.
// Also fails openedAgain.
// Splice and let go. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

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
  private let kept = Kept()

  func view(for sku: String) -> some View {
    let repository = ProductDataRepository(dependencies: dependencies, sku: sku)
    kept.repositories.append(repository)
    return ProductDetailView(
      dependencies: SplicedProductDetailViewDependencies(
        externalDependencies: dependencies,
        productDataRepository: repository))
  }
}
// END

// TASK 2: Take out of the shop what is no business of the whole shop.
/// What lives as long as the app, and is everybody's.
final class Shop: TrackingDependency, LoggingDependency, CountingDependency {
  let tracker: any Tracking
  let logger: any Logging
  let counter: any Counting

  init(tracker: any Tracking, logger: any Logging, counter: any Counting) {
    (self.tracker, self.logger, self.counter) = (tracker, logger, counter)
  }
}
// END

final class Kept {
  var repositories: [ProductDataRepository] = []
}
