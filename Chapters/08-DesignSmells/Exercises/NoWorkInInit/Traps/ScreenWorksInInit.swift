// Fails composingIsSilent: the screen starts its presenter while it is made.
// Also fails startShows.
// TASK 2: Store the presenter, and do no more. Start it in `start()`.
private let presenter: ItemListPresenter

init(presenter: ItemListPresenter) {
  self.presenter = presenter
  presenter.view = self
  presenter.start()
}

func start() { presenter.start() }
