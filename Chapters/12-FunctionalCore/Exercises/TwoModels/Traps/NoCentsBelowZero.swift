// Fails readsTheAnswer: the core's product changes what it is given.
// TASK 1: Take JSON out of the type that the rules and the screens use.
struct Product: Equatable, Sendable {
  let id: Int
  let name: String
  let cents: Int
  let saleEnd: Int?

  init(id: Int, name: String, cents: Int, saleEnd: Int?) {
    (self.id, self.name, self.cents, self.saleEnd) = (id, name, max(0, cents), saleEnd)
  }
}
