// Fails coreHasNoJSON: the core's model still has keys, and a colleague can save it by them.
// TASK 1: Take JSON out of the type that the rules and the screens use.
/// A product of the shop.
struct Product: Codable, Equatable, Sendable {
  let id: Int
  let name: String
  let cents: Int
  let saleEnd: Int?
}
