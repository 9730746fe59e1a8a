typealias ProductDataRepositoryDependencies = LoggingDependency

/// Knows one product. The shop needs it only while the page of that product is open.
///
/// It keeps no container. A generic class would, and then no leaf could name it without its parameter.
final class ProductDataRepository {
  let productName: String
  let price = "249"
  let stock = "3 left"
  let rating = "4*"
  /// Is called when the product has changed.
  var onChange: () -> Void = {}

  init(dependencies: some ProductDataRepositoryDependencies, sku: String) {
    productName = "Product \(sku)"
    dependencies.logger.log("loading \(sku)")
  }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
