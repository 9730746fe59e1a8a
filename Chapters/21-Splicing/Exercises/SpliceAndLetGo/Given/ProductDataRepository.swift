// Given: leave this file as it is.

typealias ProductDataRepositoryDependencies = LoggingDependency

/// Holds one product and the quantity in the cart. It logs when it's created and when it's freed.
final class ProductDataRepository {
  let sku: String
  var quantity = 0
  private let logger: any Logging

  init(dependencies: some ProductDataRepositoryDependencies, sku: String) {
    self.sku = sku
    logger = dependencies.logger
    logger.log("loading \(sku)")
  }

  deinit { logger.log("freed \(sku)") }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
