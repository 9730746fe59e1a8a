// Fails writesTheOldForm: a 0 stands for no sale, and a sale that ended on day 0 is lost.
// Also fails readsOldFiles, readsWhatItWrote.
// TASK 2: Write StoredProduct.
struct StoredProduct: Codable {
  let id: Int
  let name: String
  let cents: Int
  let saleEnd: Int

  init(_ product: Product) {
    (id, name) = (product.id, product.name)
    (cents, saleEnd) = (product.cents, product.saleEnd ?? 0)
  }

  var product: Product {
    Product(id: id, name: name, cents: cents, saleEnd: saleEnd == 0 ? nil : saleEnd)
  }
}
