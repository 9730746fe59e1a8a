import ServerAPI

/// Shows the list of items through the client of everybody.
public final class ItemListViewModel {
  public private(set) var lines: [String] = []
  var client = ServerAPIClient.shared

  public init() {}

  public func getList() {
    client.fetchItems { [weak self] result in
      self?.lines = (try? result.get())?.map(\.name) ?? ["No items"]
    }
  }
}
