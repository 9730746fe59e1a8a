// Fails startShows: the screen reads what the presenter has, and that is nothing yet.
// Also fails handsOnEveryAnswer, keepsNoView, allFreed.
// TASK 1: Ask the client when somebody says so.
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
