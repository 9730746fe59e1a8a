// Fails opensANewListEachTime: the first list is made and loaded while composing.
// Also fails pagesShareNothing, keepsWhatListsNeed.
// TASK 1: Make the page.
var ready: ItemListViewModel? = ItemListViewModel(client: client, log: log)
ready?.load()
return HomeViewModel(
  user: user,
  makeList: {
    defer { ready = nil }
    return ready ?? ItemListViewModel(client: client, log: log)
  })
