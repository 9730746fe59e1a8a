// Fails itemsDeliverTheList: an empty list is taken for no list.
// TASK 2: Here is room for a function of your own, if you want one.
private func items(from bytes: Data) throws -> [Item] {
  let decoder = JSONDecoder()
  if let list = try? decoder.decode([ItemBody].self, from: bytes), !list.isEmpty {
    return list.map(\.item)
  }
  return [try decoder.decode(ItemBody.self, from: bytes).item]
}
