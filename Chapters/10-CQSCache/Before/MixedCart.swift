/// Code before the remedy.
enum Before {
  /// `put` changes the cart and answers. A second question adds a second item.
  struct Cart {
    private var items: [Item] = []

    mutating func put(_ item: Item) -> [Item] {
      items.append(item)
      return items
    }
  }
}
