// Fails allFreed: the unanswered request holds the presenter, and the presenter the client.
// TASK 1: Ask the client when somebody says so.
weak var view: (any ItemsView)?
private let client: any ItemsClient

init(client: any ItemsClient) { self.client = client }

func start() {
  client.fetchItems { [self] items in view?.display(items.map(\.name)) }
}
