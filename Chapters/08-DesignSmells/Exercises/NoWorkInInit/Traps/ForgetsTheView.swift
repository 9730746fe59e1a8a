// Fails startShows: the presenter never learns of the screen.
// Also fails showsALateAnswer, allFreed.
// TASK 2: Let each of the two know the other one. Start nothing.
let presenter = ItemListPresenter(client: client)
let screen = ItemListScreen(presenter: presenter)
return screen
