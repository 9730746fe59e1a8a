/// A query, which you can call as often as you like, and a command.
struct Cart {
  private(set) var items: [Item] = []

  mutating func put(_ item: Item) { items.append(item) }
}
