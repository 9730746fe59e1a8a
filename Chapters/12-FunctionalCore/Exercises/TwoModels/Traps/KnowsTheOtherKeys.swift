// Fails readsTheAnswer: it wants a number where another key has a text.
// TASK 1: Write ServerProduct.
struct ServerProduct: Decodable {
  let id: Int
  let title: String
  let price: Double
  let saleEnd: Int?
  let cents: Int?

  var product: Product {
    Product(id: id, name: title, cents: Int((price * 100).rounded()), saleEnd: saleEnd)
  }
}
