// Fails serverModelOnlyReads: the next developer saves the server's model.
// TASK 1: Write ServerProduct.
struct ServerProduct: Codable {
  let id: Int
  let title: String
  let price: Double
  let saleEnd: Int?

  var product: Product {
    Product(id: id, name: title, cents: Int((price * 100).rounded()), saleEnd: saleEnd)
  }
}
