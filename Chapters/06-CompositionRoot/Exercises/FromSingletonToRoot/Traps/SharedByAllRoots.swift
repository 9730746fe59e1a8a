// Fails oneClientForEachRoot: a root takes over the client of another that lives: the singleton is back.
// Also fails followsEachSuccess, itemsAfterLogin.
// TASK 3: Helpers, if you like.
private func items(_ text: String) throws -> [Item] {
  try text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(item)
}

private func item(_ row: Substring) throws -> Item {
  let parts = row.split(separator: "=", omittingEmptySubsequences: false)
  guard parts.count == 2, parts[0] != "", let count = Int(parts[1]) else {
    throw BrokenRow(row: String(row))
  }
  return Item(name: String(parts[0]), count: count)
}

private nonisolated(unsafe) weak var theClient: ServerAPIClient?
// TASK 5: Decide how many clients a root has, and how many next screens.
private lazy var client: ServerAPIClient = {
  let client = theClient ?? ServerAPIClient(transport: connect())
  theClient = client
  return client
}()

private func makeNext() -> any Screen { afterLogin(client) }
