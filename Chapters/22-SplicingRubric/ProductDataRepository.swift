/// Knows one product. The app doesn't know this type.
final class ProductDataRepository: Sendable {
  /// Made when code first reads it, and kept. Swift 6 refuses a static of what is not `Sendable`.
  static let ofTheDay = ProductDataRepository()

  let productName = "Product ABC"
  let price = "2.50"
  let stock = "12 left"
  let stars = "****"
  let maker = "Shoes & Co."
  let origin = "Porto"
  let colour = "blue"
  let size = "42"
  let weight = "300 g"
  let fabric = "felt"
  let care = "brush"
  let delivery = "tomorrow"
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}
