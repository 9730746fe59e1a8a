// snippet.list
/// The list after the review: it fetches when it is started, and says when it is shown.
final class ItemListViewModel {
  private(set) var titles: [String] = []
  /// The event: the list says that it is shown, and does not know who listens.
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
// snippet.end
