// Fails readsOldFiles: the files follow the server, and yesterday's file isn't read.
// Also fails writesTheOldForm, readsWhatItWrote, refusesOtherFiles.
// TASK 2: Write StoredProduct.
struct StoredProduct: Codable {
  let id: Int
  let title: String
  let price: Double
  let saleEnd: Int?

  init(_ product: Product) {
    (id, title) = (product.id, product.name)
    (price, saleEnd) = (Double(product.cents) / 100, product.saleEnd)
  }

  var product: Product {
    Product(
      id: id, name: title, cents: Int(exactly: (price * 100).rounded()) ?? 0, saleEnd: saleEnd)
  }
}
