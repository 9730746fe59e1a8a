// Fails coreHasNoJSON: the core's model can't be saved any more, but it still reads the server's keys.
// TASK 1: Take JSON out of the type that the rules and the screens use.
/// A product of the shop.
struct Product: Decodable, Equatable, Sendable {
  let id: Int
  let name: String
  let cents: Int
  let saleEnd: Int?
}
