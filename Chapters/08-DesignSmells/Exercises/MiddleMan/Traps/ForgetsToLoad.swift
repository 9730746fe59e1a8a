// Fails opensANewListEachTime: the list is made and not loaded.
// Also fails isMadeFromAFunction, pagesShareNothing, keepsWhatListsNeed.
// TASK 1: Open lists without a client and a log.
private let user: String
private let makeList: () -> ItemListViewModel

init(user: String, makeList: @escaping () -> ItemListViewModel) {
  self.user = user
  self.makeList = makeList
}

func openList() -> ItemListViewModel {
  let list = makeList()
  return list
}
