// Fails isMadeFromAFunction: the page takes a list, and opens the same one for ever.
// Also fails opensALoadedList, opensANewListEachTime, pagesShareNothing.
// TASK 1: Take a way to make a list. What a list needs is none of the page's business.
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
// TASK 1: Here it is known how a list is made.
HomeViewModel(user: user, list: ItemListViewModel(client: client, log: log))
