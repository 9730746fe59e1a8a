// Fails failsOnce: an empty row between two others is dropped, and a sign too many too.
// TASK 3: Helpers, if you like.
private func items(_ text: String) throws -> [Item] {
  try text.split(separator: ",").map { row in
    let parts = row.split(separator: "=")
    guard parts.count == 2, let count = Int(parts[1]) else { throw BrokenRow(row: String(row)) }
    return Item(name: String(parts[0]), count: count)
  }
}
