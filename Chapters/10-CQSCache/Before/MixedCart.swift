// snippet.cart
/// Code before the remedy.
enum Before {
  /// `put` changes and answers: whoever asks again has one item more in the cart.
  struct Cart {
    private var items: [Item] = []

    mutating func put(_ item: Item) -> [Item] {
      items.append(item)
      return items
    }
  }
}
// snippet.end
