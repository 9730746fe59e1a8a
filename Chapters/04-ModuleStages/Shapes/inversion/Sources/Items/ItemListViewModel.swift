/// Shows the list of items. It doesn't know where the answer comes from.
public final class ItemListViewModel {
  public private(set) var lines: [String] = []
  private let client: any ItemsClient

  public init(client: any ItemsClient) { self.client = client }

  public func getList() {
    client.fetchItems { [weak self] result in
      self?.lines = (try? result.get())?.map(\.name) ?? ["No items"]
    }
  }
}
