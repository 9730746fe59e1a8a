// Fails endsInTime: the day that is handed in is forgotten.
// Also fails sortsByEnd.
// TASK 1: Take JSON out of the type that the rules and the screens use.
import Foundation

struct Product: Equatable, Sendable {
  let id: Int
  let name: String
  let cents: Int
  let saleEnd: Int?
}
// TASK 3: Decide it by the products and the day alone.
let today = Int(Date().timeIntervalSince1970) / 86_400
return products.filter { ($0.saleEnd ?? today) > today }
  .sorted { ($0.saleEnd ?? today) < ($1.saleEnd ?? today) }
