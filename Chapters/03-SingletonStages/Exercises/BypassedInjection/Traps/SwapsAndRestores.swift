// Fails leavesSharedAlone: whoever asks meanwhile meets the wrong client.
// Also fails eachKeepsItsOwn, staysApart, reachesForNoOther, namesItsClient.
// TASK 2: Take the client in the initializer and from nowhere else, and keep it.
private static var current = ServerAPIClient.shared
private var client: ServerAPIClient { Self.current }

init(client: ServerAPIClient = .shared) { Self.current = client }
// TASK 1: Ask the model's own client for the items.
let original = ServerAPIClient.shared
defer { ServerAPIClient.shared = original }
ServerAPIClient.shared = client
ServerAPIClient.shared.fetchItems { result in
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
// TASK 1: Ask the model's own client to save.
let original = ServerAPIClient.shared
defer { ServerAPIClient.shared = original }
ServerAPIClient.shared = client
ServerAPIClient.shared.save(Item(name: name)) { result in
  switch result {
  case .success:
    self.lines.insert(name, at: 0)
    self.message = ""
  case .failure(let error):
    self.message = "Not added: \(error)"
  }
}
// TASK 1: Ask the model's own client to delete.
let original = ServerAPIClient.shared
defer { ServerAPIClient.shared = original }
ServerAPIClient.shared = client
ServerAPIClient.shared.delete(Item(name: name)) { result in
  switch result {
  case .success:
    self.lines.removeAll { $0 == name }
    self.message = ""
  case .failure(let error):
    self.message = "Not removed: \(error)"
  }
}
