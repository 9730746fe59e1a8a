// Fails readsTheAnswer: one product without a sale, and the whole answer isn't read.
// Also fails countsCents.
// TASK 1: Write ServerProduct.
struct ServerProduct: Decodable {
  let id: Int
  let title: String
  let price: Double
  let saleEnd: Int

  var product: Product {
    Product(id: id, name: title, cents: Int((price * 100).rounded()), saleEnd: saleEnd)
  }
}
