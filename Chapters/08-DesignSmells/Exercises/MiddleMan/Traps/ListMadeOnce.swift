// Fails opensANewListEachTime: the root makes one list, and the page opens it for ever.
// Also fails keepsWhatListsNeed.
// TASK 1: Make the page.
let list = ItemListViewModel(client: client, log: log)
return HomeViewModel(user: user, makeList: { list })
