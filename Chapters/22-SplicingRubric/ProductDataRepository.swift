/// Holds the data of one product. The app doesn't mention this type.
final class ProductDataRepository: Sendable {
  /// Created at the first read, and kept. Swift 6 rejects a static whose type isn't `Sendable`.
  static let ofTheDay = ProductDataRepository()

  let productName = "Product ABC"
  let price = "2.50"
  let stock = "12 left"
  let stars = "****"
  let maker = "Shoes & Co."
  let origin = "Porto"
  let color = "blue"
  let size = "42"
  let weight = "300 g"
  let fabric = "felt"
  let care = "brush"
  let delivery = "tomorrow"
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
