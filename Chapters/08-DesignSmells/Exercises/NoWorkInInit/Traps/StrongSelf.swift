// Fails allFreed: the unanswered request holds the presenter, and the presenter the client.
// TASK 1: Store the client, and do no more. Fetch in `start()`, at every call.
weak var view: (any ItemsView)?
private let client: any ItemsClient

init(client: any ItemsClient) { self.client = client }

func start() {
  client.fetchItems { [self] items in view?.display(items.map(\.name)) }
}
