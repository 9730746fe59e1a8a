// Fails showsItsFailure: an answer is dropped when the list was asked for again meanwhile.
// TASK 2: Take the client in the initializer and from nowhere else, and keep it.
private let client: ServerAPIClient
private var asked = 0

init(client: ServerAPIClient) { self.client = client }
// TASK 1: Ask the model's own client for the items.
asked += 1
let number = asked
client.fetchItems { result in
  guard number == self.asked else { return }
  switch result {
  case .success(let items):
    self.lines = items.map(\.name)
    self.isLoaded = true
    self.message = ""
  case .failure(let error):
    self.isLoaded = false
    self.message = "Not loaded: \(error)"
  }
}
