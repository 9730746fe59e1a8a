typealias ProductDataRepositoryDependencies = LoggingDependency

/// Holds the data of one product. The shop needs it only while the page of that product is open.
///
/// It doesn't store a container. If it did, the repository would have to be generic, and no leaf could name it without
/// its parameter.
final class ProductDataRepository {
  let productName: String
  let price = "249"
  let stock = "3 left"
  let rating = "4*"
  /// Called when the product changes.
  var onChange: () -> Void = {}

  init(dependencies: some ProductDataRepositoryDependencies, sku: String) {
    productName = "Product \(sku)"
    dependencies.logger.log("loading \(sku)")
  }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
