// Fails opensALoadedList: the list is made and not loaded.
// Also fails opensANewListEachTime, pagesShareNothing.
// TASK 1: Take a way to make a list. What a list needs is none of the page's business.
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
