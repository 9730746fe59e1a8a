// Fails isMadeFromAFunction: one parameter, and behind it the same two.
// Also fails opensALoadedList, opensANewListEachTime, pagesShareNothing.
// TASK 1: Take a way to make a list. What a list needs is none of the page's business.
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
// TASK 1: Here it is known how a list is made.
HomeViewModel(user: user, services: .init(client: client, log: log))
