// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Fetches the items, and hands their names to whoever looks.
@MainActor
final class ItemListPresenter {
  // TASK 1: Ask the client when somebody says so.
  var view: (any ItemsView)?

  init(client: any ItemsClient) {
    client.fetchItems { [weak self] items in self?.view?.display(items.map(\.name)) }
  }

  func start() {}
  // END
}

/// Shows the names. It needs the presenter, and the presenter needs it.
@MainActor
final class ItemListScreen: ItemsView {
  private(set) var titles: [String] = []

  // TASK 2: Start when somebody says so.
  private let presenter: ItemListPresenter

  init(presenter: ItemListPresenter) {
    self.presenter = presenter
    presenter.start()
  }

  func start() {}
  // END

  func display(_ titles: [String]) { self.titles = titles }
}

/// The root: whoever gets the screen starts it.
@MainActor
func composeItemList(client: any ItemsClient) -> ItemListScreen {
  // TASK 2: Make both.
  ItemListScreen(presenter: ItemListPresenter(client: client))
  // END
}
