// Given: leave this file as it is.

/// Holds one product, and calls `onChange` when the product gets a new name.
final class ProductDataRepository {
  private(set) var productName: String
  var onChange: () -> Void = {}

  init(productName: String) { self.productName = productName }

  func rename(_ name: String) {
    productName = name
    onChange()
  }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
