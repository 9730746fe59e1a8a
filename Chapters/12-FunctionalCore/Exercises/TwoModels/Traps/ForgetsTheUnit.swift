// Fails countsCents: the euros are cut, and then taken for cents.
// Also fails readsTheAnswer, refusesOtherAnswers.
// TASK 1: Write ServerProduct.
struct ServerProduct: Decodable {
  let id: Int
  let title: String
  let price: Double
  let saleEnd: Int?

  var product: Product {
    Product(id: id, name: title, cents: Int(price), saleEnd: saleEnd)
  }
}
