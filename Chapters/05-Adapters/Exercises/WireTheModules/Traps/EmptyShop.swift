// Fails itemsPassErrorsOn: what cannot be read becomes an empty list.
// TASK 2: Here is room for a function of your own, if you want one.
private func items(from bytes: Data) throws -> [Item] {
  let decoder = JSONDecoder()
  if let one = try? decoder.decode(ItemBody.self, from: bytes) { return [one.item] }
  return ((try? decoder.decode([ItemBody].self, from: bytes)) ?? []).map(\.item)
}
