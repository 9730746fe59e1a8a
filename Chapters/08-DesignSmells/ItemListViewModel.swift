final class ItemListViewModel {
  private(set) var titles: [String] = []
  private let client: any ItemsClient
  private let onShown: () -> Void
  private let onPrint: ([String]) -> Void

  init(
    client: any ItemsClient, onShown: @escaping () -> Void, onPrint: @escaping ([String]) -> Void
  ) {
    self.client = client
    self.onShown = onShown
    self.onPrint = onPrint
  }

  func start() {
    client.fetchItems { [weak self] result in
      self?.titles = result.names
      self?.onShown()
    }
  }

  func printTitles() { onPrint(titles) }
}
