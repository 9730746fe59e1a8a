// Fails composingIsSilent: all is wired, so it is started at once.
// Also fails startShows.
// TASK 2: Let each of the two know the other one. Start nothing.
let presenter = ItemListPresenter(client: client)
let screen = ItemListScreen(presenter: presenter)
presenter.view = screen
screen.start()
return screen
