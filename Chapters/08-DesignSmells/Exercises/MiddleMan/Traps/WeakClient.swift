// Fails keepsWhatListsNeed: a list is made from a client that somebody else has to keep.
// TASK 1: Make the page.
final class NoItems: ItemsClient {
  func fetchItems() -> [String] { [] }
}
return HomeViewModel(user: user) { [weak client] in
  ItemListViewModel(client: client ?? NoItems(), log: log)
}
