// Fails isMadeFromAFunction: the page makes its list before anybody opens one.
// Also fails opensANewListEachTime.
// TASK 1: Take a way to make a list. What a list needs is none of the page's business.
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
