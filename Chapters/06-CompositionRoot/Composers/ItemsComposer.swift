import Items
import ServerAPI

final class ItemsComposer: ListComposer {
  private let client: ServerAPIClient

  init(client: ServerAPIClient) { self.client = client }

  func makeScreen() -> ListScreen {
    ListScreen(title: "Items", viewModel: ItemListViewModel(fetchItems: client.fetchItems))
  }
}
