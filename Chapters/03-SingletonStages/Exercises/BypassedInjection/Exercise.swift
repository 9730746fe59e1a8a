// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Shows a list of items, adds to it and removes from it.
@MainActor
final class ItemListViewModel {
  private(set) var lines: [String] = []
  /// What went wrong last; empty if nothing did.
  private(set) var message = ""

  func getList() {
    do {
      // TASK 1: Fetch the items from the model's own client.
      let items = try ServerAPIClient.shared.fetchItems()
      // END
      lines = items.map(\.name)
      message = ""
    } catch {
      message = "Not loaded: \(error)"
    }
  }

  /// A new item comes first.
  func add(_ name: String) {
    do {
      // TASK 1: Save with the model's own client.
      try ServerAPIClient.shared.save(Item(name: name))
      // END
      lines.insert(name, at: 0)
      message = ""
    } catch {
      message = "Not added: \(error)"
    }
  }

  func remove(_ name: String) {
    do {
      // TASK 1: Delete with the model's own client.
      try ServerAPIClient.shared.delete(Item(name: name))
      // END
      lines.removeAll { $0 == name }
      message = ""
    } catch {
      message = "Not removed: \(error)"
    }
  }

  // TASK 2: Take the client in the initializer and from nowhere else, and keep it.
  private static var current = ServerAPIClient.shared
  private var client: ServerAPIClient { Self.current }

  init(client: ServerAPIClient = .shared) { Self.current = client }
  // END
}
