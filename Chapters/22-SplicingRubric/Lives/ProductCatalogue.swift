// snippet.catalogue
/// All products, for the whole module. Made when somebody first asks for it, and kept. It is
/// `Sendable`: Swift 6 refuses a static of what is not.
final class ProductCatalogue: Sendable {
  static let shared = ProductCatalogue()

  let productNames = ["Running shoe", "Tent"]

  private init() {}
}

protocol ProductCatalogueDependency {
  var productCatalogue: ProductCatalogue { get }
}
// snippet.end
