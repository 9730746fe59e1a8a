// snippet.repository
typealias ProductDataRepositoryDependencies = LoggingDependency

/// Knows one product. Nobody needs it longer than that product is looked at.
///
/// It keeps no container. A generic class would, and then no leaf could name it without its parameter.
final class ProductDataRepository {
  let productName: String
  /// Told when the product has changed.
  var onChange: () -> Void = {}

  init(dependencies: some ProductDataRepositoryDependencies, sku: String) {
    productName = "Product \(sku)"
    dependencies.logger.log("loading \(sku)")
  }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
// snippet.end
