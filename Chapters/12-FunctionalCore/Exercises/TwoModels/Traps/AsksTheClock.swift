// Fails endsInTime: the day that is handed in is forgotten.
// Also fails sortsByEnd.
// TASK 2: Write StoredProduct.
import Foundation

/// A product as the file has it.
struct StoredProduct: Codable {
  let id: Int
  let name: String
  let cents: Int
  let saleEnd: Int?

  init(_ product: Product) {
    id = product.id
    name = product.name
    cents = product.cents
    saleEnd = product.saleEnd
  }

  var product: Product { Product(id: id, name: name, cents: cents, saleEnd: saleEnd) }
}
// TASK 3: Decide it by the products and the day alone.
let today = Int(Date().timeIntervalSince1970) / 86_400
return products.filter { ($0.saleEnd ?? today) > today }
  .sorted { ($0.saleEnd ?? today) < ($1.saleEnd ?? today) }
