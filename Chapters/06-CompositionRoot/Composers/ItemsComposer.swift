import Items
import ServerAPI

// snippet.items
final class ItemsComposer: ListComposer {
  private let client: ServerAPIClient

  init(client: ServerAPIClient) { self.client = client }

  func makeScreen() -> ListScreen {
    ListScreen(title: "Items", viewModel: ItemListViewModel(fetchItems: client.fetchItems))
  }
}
// snippet.end
