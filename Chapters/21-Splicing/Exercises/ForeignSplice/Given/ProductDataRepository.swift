// Given: leave this file as it is.

/// Knows one product, and tells `onChange` when the product has got another name.
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
