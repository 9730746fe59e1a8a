/// What is known of one product. The app neither knows it nor needs it.
final class ProductDataRepository: Sendable {
  let productName = "Product ABC"
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
