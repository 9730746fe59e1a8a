// Fails handsOnEveryAnswer: while a question is open, start() asks nothing.
// Also fails keepsNoView.
// TASK 1: Ask the client when somebody says so.
weak var view: (any ItemsView)?
private let client: any ItemsClient
private var isAsking = false

init(client: any ItemsClient) { self.client = client }

func start() {
  guard !isAsking else { return }
  isAsking = true
  client.fetchItems { [weak self] items in
    self?.isAsking = false
    self?.view?.display(items.map(\.name))
  }
}
