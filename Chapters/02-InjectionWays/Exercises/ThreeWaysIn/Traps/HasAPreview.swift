// Fails namesNoServer: the list for previews asks the real server, and each list knows of it.
// TASK 1: Take the client in the initializer.
private let client: any ItemsClient

init(client: any ItemsClient) { self.client = client }

static var preview: ItemListViewModel { ItemListViewModel(client: ServerAPIClient.shared) }
