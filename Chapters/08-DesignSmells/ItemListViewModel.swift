final class ItemListViewModel {
  private(set) var titles: [String] = []
  var onShown: () -> Void = {}
  var onPrint: ([String]) -> Void = { _ in }
  private let client: any ItemsClient

  init(client: any ItemsClient) { self.client = client }

  func start() {
    client.fetchItems { [weak self] result in
      self?.titles = result.names
      self?.onShown()
    }
  }

  func printTitles() { onPrint(titles) }
}
