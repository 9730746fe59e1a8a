// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Fetches the items, and gives their names to the view.
@MainActor
final class ItemListPresenter {
  // TASK 1: Call the client in start().
  weak var view: (any ItemsView)?
  private let client: any ItemsClient

  init(client: any ItemsClient) { self.client = client }

  func start() {
    client.fetchItems { [weak self] items in self?.view?.display(items.map(\.name)) }
  }
  // STUB
  // var view: (any ItemsView)?
  //
  // init(client: any ItemsClient) {
  //   client.fetchItems { [weak self] items in self?.view?.display(items.map(\.name)) }
  // }
  //
  // func start() {}
  // END
}

/// Shows the names. It needs the presenter, and the presenter needs it.
@MainActor
final class ItemListScreen: ItemsView {
  private(set) var titles: [String] = []

  // TASK 2: Start the presenter in start().
  private let presenter: ItemListPresenter

  init(presenter: ItemListPresenter) { self.presenter = presenter }

  func start() { presenter.start() }
  // STUB
  // private let presenter: ItemListPresenter
  //
  // init(presenter: ItemListPresenter) {
  //   self.presenter = presenter
  //   presenter.start()
  // }
  //
  // func start() {}
  // END

  func display(_ titles: [String]) { self.titles = titles }
}

/// The root. The app starts the screen when the customer opens it.
@MainActor
func composeItemList(client: any ItemsClient) -> ItemListScreen {
  // TASK 2: Make both, and connect them.
  let presenter = ItemListPresenter(client: client)
  let screen = ItemListScreen(presenter: presenter)
  presenter.view = screen
  return screen
  // STUB
  // ItemListScreen(presenter: ItemListPresenter(client: client))
  // END
}

/// The deals of the day. The app makes it at launch, and a tab shows it.
@MainActor
final class DealsModel {
  private(set) var titles: [String] = []

  // TASK 3: Load in load().
  private let client: any DealsClient

  init(client: any DealsClient) { self.client = client }

  func load() async {
    guard let deals = try? await client.fetchDeals() else { return }
    titles = deals.map(\.name)
  }
  // STUB
  // init(client: any DealsClient) {
  //   Task { titles = ((try? await client.fetchDeals()) ?? []).map(\.name) }
  // }
  //
  // func load() async {}
  // END
}
