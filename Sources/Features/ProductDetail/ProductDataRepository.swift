// snippet.repository
typealias ProductDataRepositoryDependencies = NetworkingDependency

/// What is known of one product.
final class ProductDataRepository {
  private let connection: any ProductConnection

  init(dependencies: some ProductDataRepositoryDependencies, sku: String) {
    connection = dependencies.network.connect(to: sku)
  }

  var productName: String { connection.productName }
}

/// The repository as a need: of this module, and of nobody else.
protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
// snippet.end
