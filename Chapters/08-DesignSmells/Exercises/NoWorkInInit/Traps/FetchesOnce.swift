// Fails asksAtEveryStart: what was fetched first is kept for ever.
// Also fails handsOnEveryAnswer, screenStoresOnly, startShows, allFreed.
// TASK 1: Ask the client when somebody says so.
weak var view: (any ItemsView)?
private let client: any ItemsClient

init(client: any ItemsClient) { self.client = client }

private var names: [String]?

func start() {
  if let names {
    view?.display(names)
    return
  }
  client.fetchItems { [weak self] items in
    self?.names = items.map(\.name)
    self?.view?.display(items.map(\.name))
  }
}
