// Fails isMadeFromAFunction: it still makes the list, from two functions.
// Also fails opensALoadedList, opensANewListEachTime, pagesShareNothing.
// TASK 1: Take a way to make a list. What a list needs is none of the page's business.
private let user: String
private let client: () -> any ItemsClient
private let log: () -> Log

init(user: String, client: @escaping () -> any ItemsClient, log: @escaping () -> Log) {
  self.user = user
  self.client = client
  self.log = log
}

func openList() -> ItemListViewModel {
  let list = ItemListViewModel(client: client(), log: log())
  list.load()
  return list
}
// TASK 1: Here it is known how a list is made.
HomeViewModel(user: user, client: { client }, log: { log })
