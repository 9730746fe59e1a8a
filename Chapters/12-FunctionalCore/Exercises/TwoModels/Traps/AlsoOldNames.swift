// Fails refusesOtherAnswers: the server's model knows the name from before the change, too.
// Also fails readsTheAnswer.
// TASK 1: Write ServerProduct.
struct ServerProduct: Decodable {
  let id: Int
  let title: String?
  let name: String?
  let price: Double
  let saleEnd: Int?

  var product: Product {
    let cents = Int((price * 100).rounded())
    return Product(id: id, name: title ?? name ?? "", cents: cents, saleEnd: saleEnd)
  }
}
