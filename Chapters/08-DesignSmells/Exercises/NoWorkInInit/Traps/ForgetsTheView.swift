// Fails startShows: the presenter never learns of the screen.
// Also fails allFreed.
// TASK 2: Make both.
let presenter = ItemListPresenter(client: client)
let screen = ItemListScreen(presenter: presenter)
return screen
