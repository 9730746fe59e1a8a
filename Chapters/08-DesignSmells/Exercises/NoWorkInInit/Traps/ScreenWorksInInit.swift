// Fails composingIsSilent: the screen starts its presenter while it is made.
// Also fails screenStoresOnly, startShows.
// TASK 2: Start when somebody says so.
private let presenter: ItemListPresenter

init(presenter: ItemListPresenter) {
  self.presenter = presenter
  presenter.view = self
  presenter.start()
}

func start() { presenter.start() }
