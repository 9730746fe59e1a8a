// Fails showsALateAnswer: the screen reads what the presenter has, and that is nothing yet.
// TASK 1: Store the client, and do no more. Fetch in `start()`, at every call.
weak var view: (any ItemsView)?
private let client: any ItemsClient

private var names: [String] = []

init(client: any ItemsClient) { self.client = client }

func start() {
  client.fetchItems { [weak self] items in
    self?.names = items.map(\.name)
  }
  view?.display(names)
}
