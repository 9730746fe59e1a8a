// Composing doesn't have to load: an expensive object can be created at its first use.

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}

/// Expensive to create, because it loads the list that is bundled with the app.
final class BundledItemsClient: ItemsClient {
  private let items = [Item.tea, .milk]

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    completion(.success(items))
  }
}

final class ItemListViewModel {
  private(set) var lines: [String] = []
  private let client: () -> any ItemsClient

  convenience init(client: any ItemsClient) { self.init { client } }

  init(makeClient: @escaping () -> any ItemsClient) { client = makeClient }

  func getList() {
    client().fetchItems { [weak self] result in
      self?.lines = ((try? result.get()) ?? []).map(\.name)
    }
  }
}

/// A virtual proxy: it conforms to the client's protocol, and creates the real client at the first call.
final class VirtualItemsClient: ItemsClient {
  private lazy var real = make()
  private let make: () -> any ItemsClient

  init(_ make: @escaping () -> any ItemsClient) { self.make = make }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    real.fetchItems(completion: completion)
  }
}
