// snippet.cart
/// Code before the remedy.
enum Before {
  /// `next` answers and changes: its caller must be the only one, and must not ask twice.
  struct Cart {
    var items: [Item]

    mutating func next() -> Item? { items.isEmpty ? nil : items.removeFirst() }
  }
}
// snippet.end
