// Fails storesOnly: the fetch stays in init; only showing waits for start().
// Also fails asksAtEveryStart, handsOnEveryAnswer, keepsNoView, screenStoresOnly, composingIsSilent, startShows, allFreed.
// TASK 1: Ask the client when somebody says so.
weak var view: (any ItemsView)?
private let client: any ItemsClient

private var names: [String] = []

init(client: any ItemsClient) {
  self.client = client
  client.fetchItems { [weak self] items in self?.names = items.map(\.name) }
}

func start() {
  view?.display(names)
}
