// Fails opensANewListEachTime: the first list is made and loaded while composing.
// Also fails opensALoadedList, pagesShareNothing.
// TASK 1: Here it is known how a list is made.
var ready: ItemListViewModel? = ItemListViewModel(client: client, log: log)
ready?.load()
return HomeViewModel(
  user: user,
  makeList: {
    defer { ready = nil }
    return ready ?? ItemListViewModel(client: client, log: log)
  })
