// Fails homeTakesAFunction: the page can still be made from what a list needs.
// TASK 1: Open lists without a client and a log.
private let user: String
private let makeList: () -> ItemListViewModel

init(user: String, makeList: @escaping () -> ItemListViewModel) {
  self.user = user
  self.makeList = makeList
}

convenience init(user: String, client: any ItemsClient, log: Log) {
  self.init(user: user, makeList: { ItemListViewModel(client: client, log: log) })
}

func openList() -> ItemListViewModel {
  let list = makeList()
  list.load()
  return list
}
