// Fails storesOnly: the fetch waits for a moment, and nobody asked for it.
// Also fails asksAtEveryStart, screenStoresOnly, composingIsSilent, allFreed.
// TASK 1: Ask the client when somebody says so.
weak var view: (any ItemsView)?
private let client: any ItemsClient

init(client: any ItemsClient) {
  self.client = client
  Task { start() }
}

func start() {
  client.fetchItems { [weak self] items in self?.view?.display(items.map(\.name)) }
}
