// Fails opensANewListEachTime: the root makes one list, and the page opens it for ever.
// TASK 1: Here it is known how a list is made.
let list = ItemListViewModel(client: client, log: log)
return HomeViewModel(user: user, makeList: { list })
