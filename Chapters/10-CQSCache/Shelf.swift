// Command and query, in one method and apart.

// snippet.shelf
/// `next` answers and changes: whoever asks has to be the only one, and must not ask twice.
struct MixedShelf {
  private var items: [Item]

  init(_ items: [Item]) { self.items = items }

  mutating func next() -> Item? { items.isEmpty ? nil : items.removeFirst() }
}

/// A query that may be asked by anyone, as often as they like, and a command.
struct Shelf {
  private var items: [Item]

  init(_ items: [Item]) { self.items = items }

  var first: Item? { items.first }

  mutating func removeFirst() { items = Array(items.dropFirst()) }
}
// snippet.end
