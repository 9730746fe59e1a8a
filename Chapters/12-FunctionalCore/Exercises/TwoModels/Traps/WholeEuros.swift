// Fails countsCents: a price with cents is no whole number, and the answer isn't read.
// Also fails readsTheAnswer, refusesOtherAnswers.
// TASK 1: Write ServerProduct.
struct ServerProduct: Decodable {
  let id: Int
  let title: String
  let price: Int
  let saleEnd: Int?

  var product: Product {
    Product(id: id, name: title, cents: price * 100, saleEnd: saleEnd)
  }
}
