// snippet.cart
/// A query that anyone may ask, as often as they like, and a command.
struct Cart {
  var items: [Item]

  var first: Item? { items.first }

  mutating func removeFirst() { items = Array(items.dropFirst()) }
}
// snippet.end
