// Fails isMadeFromAFunction: an optional list that the root sets behind the init.
// Also fails opensALoadedList, opensANewListEachTime, pagesShareNothing.
// TASK 1: Take a way to make a list. What a list needs is none of the page's business.
private let user: String
var list: ItemListViewModel?

init(user: String) { self.user = user }

func openList() -> ItemListViewModel {
  list!.load()
  return list!
}
// TASK 1: Here it is known how a list is made.
let home = HomeViewModel(user: user)
home.list = ItemListViewModel(client: client, log: log)
return home
