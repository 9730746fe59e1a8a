// Fails pagesShareNothing: lists are made from a container; the last page to fill it wins.
// Also fails keepsWhatListsNeed.
// TASK 1: Open lists without a client and a log.
nonisolated(unsafe) static var container: (client: any ItemsClient, log: Log)?
private let user: String
private let makeList: () -> ItemListViewModel

init(user: String, makeList: @escaping () -> ItemListViewModel) {
  self.user = user
  self.makeList = makeList
}

func openList() -> ItemListViewModel {
  let list = makeList()
  list.load()
  return list
}
// TASK 1: Make the page.
HomeViewModel.container = (client, log)
return HomeViewModel(user: user) {
  let (client, log) = HomeViewModel.container!
  return ItemListViewModel(client: client, log: log)
}
