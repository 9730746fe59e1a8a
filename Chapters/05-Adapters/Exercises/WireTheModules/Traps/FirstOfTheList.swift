// Fails itemsDeliverTheList: of a list only the first item is delivered.
// Also fails itemsPassErrorsOn, rootsUseTheirClients, itemsComeAfterLogin, worksWithoutTheRoot,
// nothingIsHeld.
// TASK 2: Here is room for a function of your own, if you want one.
private func items(from bytes: Data) throws -> [Item] {
  let decoder = JSONDecoder()
  if let list = try? decoder.decode([ItemBody].self, from: bytes), let first = list.first {
    return [first.item]
  }
  return [try decoder.decode(ItemBody.self, from: bytes).item]
}
