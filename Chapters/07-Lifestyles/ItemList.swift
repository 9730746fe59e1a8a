// Composing is not loading: what is expensive is made when somebody first needs it.

protocol ItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
}

/// All the work is in its making: it has the whole list that comes with the shop.
final class BundledItemsClient: ItemsClient {
  private let items = [Item.tea, .milk]

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    completion(.success(items))
  }
}

// snippet.late
final class ItemListViewModel {
  private(set) var lines: [String] = []
  private let client: () -> any ItemsClient

  /// Takes a client. Whoever composes the list has one already.
  convenience init(client: any ItemsClient) { self.init { client } }

  /// Takes a closure instead, and asks it at every call.
  init(makeClient: @escaping () -> any ItemsClient) { client = makeClient }

  func getList() {
    client().fetchItems { [weak self] result in
      self?.lines = ((try? result.get()) ?? []).map(\.name)
    }
  }
}

/// A virtual proxy: it looks like a client, and makes the real one at the first call.
final class VirtualItemsClient: ItemsClient {
  private lazy var real = make()
  private let make: () -> any ItemsClient

  init(_ make: @escaping () -> any ItemsClient) { self.make = make }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    real.fetchItems(completion: completion)
  }
}
// snippet.end
