final class ItemListViewModel {
  private(set) var titles: [String] = []
  var onShown: () -> Void = {}
  private let client: any ItemsClient

  init(client: any ItemsClient) { self.client = client }

  func start() {
    client.fetchItems { [weak self] result in
      self?.titles = result.names
      self?.onShown()
    }
  }
}
