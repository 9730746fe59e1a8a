// Fails failsOnce: a row that cannot be read counts 0.
// TASK 3: Turn the rows into items.
get("items") { answer in
  completion(answer.map { $0.split(separator: ",").map(item) })
}
// TASK 3: Helpers, if you like.
private func item(_ row: Substring) -> Item {
  let parts = row.split(separator: "=")
  return Item(name: String(parts[0]), count: parts.count == 2 ? Int(parts[1]) ?? 0 : 0)
}
