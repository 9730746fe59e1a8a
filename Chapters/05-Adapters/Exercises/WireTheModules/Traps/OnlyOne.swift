// Fails itemsDeliverTheList: a list cannot be read.
// Also fails itemsAskEveryTime, rootsUseTheirClients, itemsComeAfterLogin,
// worksWithoutTheRoot.
// TASK 2: Here is room for a function of your own, if you want one.
private func items(from bytes: Data) throws -> [Item] {
  [try JSONDecoder().decode(ItemBody.self, from: bytes).item]
}
