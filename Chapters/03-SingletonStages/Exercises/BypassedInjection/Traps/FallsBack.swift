// Fails leavesSharedAlone: where its own client fails, the shared one helps out.
// Also fails eachKeepsItsOwn, staysApart, reachesForNoOther, namesItsClient.
// TASK 2: Take the client in the initializer and from nowhere else, and keep it.
private static var current = ServerAPIClient.shared
private var client: ServerAPIClient { Self.current }

init(client: ServerAPIClient = .shared) { Self.current = client }
// TASK 1: Ask the model's own client to delete.
client.delete(Item(name: name)) { result in
  switch result {
  case .success:
    self.lines.removeAll { $0 == name }
    self.message = ""
  case .failure(let error):
    self.message = "Not removed: \(error)"
    ServerAPIClient.shared.delete(Item(name: name)) { _ in }
  }
}
