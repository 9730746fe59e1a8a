// Fails isMadeFromAFunction: an optional list that the root sets behind the init.
// Also fails opensANewListEachTime, pagesShareNothing, keepsWhatListsNeed, homeTakesAFunction.
// TASK 1: Open lists without a client and a log.
private let user: String
var list: ItemListViewModel?

init(user: String) { self.user = user }

func openList() -> ItemListViewModel {
  list!.load()
  return list!
}
// TASK 1: Make the page.
let home = HomeViewModel(user: user)
home.list = ItemListViewModel(client: client, log: log)
return home
