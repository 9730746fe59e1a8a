// Fails storesOnly: start() fetches, and init still does.
// Also fails startFetches, worksWithoutView, composingIsSilent, startShows.
// TASK 1: Store the client, and do no more. Fetch in `start()`, at every call.
weak var view: (any ItemsView)?
private let client: any ItemsClient

init(client: any ItemsClient) {
  self.client = client
  start()
}

func start() {
  client.fetchItems { [weak self] items in self?.view?.display(items.map(\.name)) }
}
