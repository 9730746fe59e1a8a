// Fails isMadeFromAFunction: one parameter, and behind it the same two.
// Also fails opensANewListEachTime, pagesShareNothing, keepsWhatListsNeed, homeTakesAFunction.
// TASK 1: Open lists without a client and a log.
struct ListServices {
  let client: any ItemsClient
  let log: Log
}
private let user: String
private let services: ListServices

init(user: String, services: ListServices) {
  self.user = user
  self.services = services
}

func openList() -> ItemListViewModel {
  let list = ItemListViewModel(client: services.client, log: services.log)
  list.load()
  return list
}
// TASK 1: Make the page.
HomeViewModel(user: user, services: .init(client: client, log: log))
