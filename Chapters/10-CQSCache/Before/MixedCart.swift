/// The code before the repair.
enum Before {
  /// `put` changes the cart and returns it, so calling it twice adds two items.
  struct Cart {
    private var items: [Item] = []

    mutating func put(_ item: Item) -> [Item] {
      items.append(item)
      return items
    }
  }
}
