// Fails screenStoresOnly: whoever makes a screen takes the view of its presenter away.
// TASK 2: Start when somebody says so.
private let presenter: ItemListPresenter

init(presenter: ItemListPresenter) {
  self.presenter = presenter
  presenter.view = self
}

func start() { presenter.start() }
// TASK 2: Make both.
ItemListScreen(presenter: ItemListPresenter(client: client))
