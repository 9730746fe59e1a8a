// Fails isMadeFromAFunction: the page makes its list before anybody opens one.
// Also fails opensANewListEachTime, keepsWhatListsNeed.
// TASK 1: Open lists without a client and a log.
private let user: String
private let list: ItemListViewModel

init(user: String, makeList: @escaping () -> ItemListViewModel) {
  self.user = user
  list = makeList()
}

func openList() -> ItemListViewModel {
  list.load()
  return list
}
