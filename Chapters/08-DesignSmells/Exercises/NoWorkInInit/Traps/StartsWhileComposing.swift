// Fails composingIsSilent: all is wired, so it is started at once.
// Also fails startShows.
// TASK 2: Make both.
let presenter = ItemListPresenter(client: client)
let screen = ItemListScreen(presenter: presenter)
presenter.view = screen
screen.start()
return screen
