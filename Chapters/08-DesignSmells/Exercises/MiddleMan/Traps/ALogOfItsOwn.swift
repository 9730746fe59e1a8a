// Fails opensANewListEachTime: the list notes in a log that nobody reads.
// Also fails pagesShareNothing, keepsWhatListsNeed.
// TASK 1: Make the page.
HomeViewModel(user: user, makeList: { ItemListViewModel(client: client, log: Log()) })
