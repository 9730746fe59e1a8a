// Fails writesTheOldForm: a product without a sale gets a key that it never had.
// TASK 2: Write StoredProduct.
struct StoredProduct: Codable {
  let id: Int
  let name: String
  let cents: Int
  let saleEnd: Int?

  init(_ product: Product) {
    (id, name) = (product.id, product.name)
    (cents, saleEnd) = (product.cents, product.saleEnd)
  }

  var product: Product { Product(id: id, name: name, cents: cents, saleEnd: saleEnd) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(name, forKey: .name)
    try container.encode(cents, forKey: .cents)
    try container.encode(saleEnd, forKey: .saleEnd)
  }
}
