// Given: leave this file as it is.

typealias ProductDataRepositoryDependencies = RegistryDependency

/// Knows one product. It tells when that has another name.
final class ProductDataRepository {
  private(set) var productName: String
  var onChange: () -> Void = {}

  init(dependencies: some ProductDataRepositoryDependencies, productName: String) {
    self.productName = productName
    dependencies.registry.made(self)
  }

  func rename(_ name: String) {
    productName = name
    onChange()
  }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
