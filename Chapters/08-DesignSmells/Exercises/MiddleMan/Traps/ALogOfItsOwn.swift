// Fails opensALoadedList: the list notes in a log that nobody reads.
// Also fails pagesShareNothing.
// TASK 1: Here it is known how a list is made.
HomeViewModel(user: user, makeList: { ItemListViewModel(client: client, log: Log()) })
