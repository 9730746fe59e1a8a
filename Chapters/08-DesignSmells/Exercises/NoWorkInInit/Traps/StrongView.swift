// Fails keepsNoView: the screen holds the presenter, and the presenter holds the screen.
// Also fails allFreed.
// TASK 1: Ask the client when somebody says so.
var view: (any ItemsView)?
private let client: any ItemsClient

init(client: any ItemsClient) { self.client = client }

func start() {
  client.fetchItems { [weak self] items in self?.view?.display(items.map(\.name)) }
}
