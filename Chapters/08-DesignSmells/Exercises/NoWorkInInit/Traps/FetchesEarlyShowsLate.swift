// Fails storesOnly: the fetch stays in init; only showing waits for start().
// Also fails asksAtEveryStart, worksWithoutView, composingIsSilent, showsALateAnswer.
// TASK 1: Store the client, and do no more. Fetch in `start()`, at every call.
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
