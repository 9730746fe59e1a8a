// Fails handsOnEveryAnswer: a presenter started before it has a view ends the program.
// Also fails keepsNoView.
// TASK 1: Ask the client when somebody says so.
weak var view: (any ItemsView)!
private let client: any ItemsClient

init(client: any ItemsClient) { self.client = client }

func start() {
  client.fetchItems { [weak self] items in self?.view.display(items.map(\.name)) }
}
