// Fails refusesOtherFiles: a file without a price has a product for nothing.
// TASK 2: Write StoredProduct.
struct StoredProduct: Codable {
  let id: Int
  let name: String
  let cents: Int?
  let saleEnd: Int?

  init(_ product: Product) {
    (id, name) = (product.id, product.name)
    (cents, saleEnd) = (product.cents, product.saleEnd)
  }

  var product: Product { Product(id: id, name: name, cents: cents ?? 0, saleEnd: saleEnd) }
}
