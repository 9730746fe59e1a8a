// Fails storesOnly: start() fetches, and init still does.
// Also fails asksAtEveryStart, handsOnEveryAnswer, keepsNoView, composingIsSilent, startShows.
// TASK 1: Ask the client when somebody says so.
weak var view: (any ItemsView)?
private let client: any ItemsClient

init(client: any ItemsClient) {
  self.client = client
  start()
}

func start() {
  client.fetchItems { [weak self] items in self?.view?.display(items.map(\.name)) }
}
