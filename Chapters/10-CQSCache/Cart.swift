// snippet.cart
/// A query that anyone may ask, as often as they like, and a command.
struct Cart {
  private(set) var items: [Item] = []

  mutating func put(_ item: Item) { items.append(item) }
}
// snippet.end
