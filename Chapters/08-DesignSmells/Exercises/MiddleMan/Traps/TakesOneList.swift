// Fails isMadeFromAFunction: the page takes a list, and opens the same one for ever.
// Also fails opensANewListEachTime, pagesShareNothing, keepsWhatListsNeed, homeTakesAFunction.
// TASK 1: Open lists without a client and a log.
private let user: String
private let list: ItemListViewModel

init(user: String, list: ItemListViewModel) {
  self.user = user
  self.list = list
}

func openList() -> ItemListViewModel {
  list.load()
  return list
}
// TASK 1: Make the page.
HomeViewModel(user: user, list: ItemListViewModel(client: client, log: log))
