typealias ProductDataRepositoryDependencies = NetworkingDependency

/// The data of one product.
final class ProductDataRepository {
  private let connection: any ProductConnection

  init(dependencies: some ProductDataRepositoryDependencies, sku: String) {
    connection = dependencies.network.connect(to: sku)
  }

  var productName: String { connection.productName }
}

/// The leaf for the repository. It is internal to this module.
protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
