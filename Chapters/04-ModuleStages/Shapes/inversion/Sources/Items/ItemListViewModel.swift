/// Shows the list of items. Where the answer comes from is not its business.
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
