// Fails writesTheOldForm: it reads both forms, and writes the server's.
// Also fails readsWhatItWrote, refusesOtherFiles, readsOldFiles.
// TASK 2: Write StoredProduct.
struct StoredProduct: Codable {
  let id: Int
  let name: String?
  let title: String?
  let cents: Int?
  let price: Double?
  let saleEnd: Int?

  init(_ product: Product) {
    (id, name, title) = (product.id, nil, product.name)
    (cents, price, saleEnd) = (nil, Double(product.cents) / 100, product.saleEnd)
  }

  var product: Product {
    let euros = price ?? 0
    return Product(
      id: id, name: name ?? title ?? "",
      cents: cents ?? Int(exactly: (euros * 100).rounded()) ?? 0, saleEnd: saleEnd)
  }
}
