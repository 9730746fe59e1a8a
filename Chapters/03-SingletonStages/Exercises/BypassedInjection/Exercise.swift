// Bypassed injection. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

/// Shows a list of items and adds to it.
@MainActor
final class ItemListViewModel {
  // TASK 2: Take the client in the initialiser and from nowhere else, and keep it.
  private static var current = ServerAPIClient.shared
  private var client: ServerAPIClient { Self.current }

  init(client: ServerAPIClient = .shared) { Self.current = client }
  // END

  private(set) var lines: [String] = []

  func getList() {
    // TASK 1: Ask the model's own client.
    ServerAPIClient.shared.fetchItems { [weak self] result in
      self?.show(result)
    }
    // END
  }

  func add(_ name: String) {
    // TASK 1: Ask the model's own client.
    ServerAPIClient.shared.save(Item(name: name)) { [weak self] result in
      self?.show(result, of: name)
    }
    // END
  }

  private func show(_ result: Result<[Item], any Error>) {
    switch result {
    case .success(let items): lines = items.map(\.name)
    case .failure(let error): lines = ["No items: \(error)"]
    }
  }

  private func show(_ result: Result<Void, any Error>, of name: String) {
    switch result {
    case .success: lines.append(name)
    case .failure(let error): lines.append("\(name) is not saved: \(error)")
    }
  }
}
