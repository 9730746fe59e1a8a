import Foundation

/// `ItemsClient` after a developer added a cache to it.
protocol SavingItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
  func save(_ items: [Item]) throws
}

extension Before {
  /// Its items come with the app, and it can't store others.
  struct BundledItemsClient: SavingItemsClient {
    func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
      completion(.success([Item(name: "tea"), Item(name: "milk")]))
    }

    func save(_ items: [Item]) {}
  }

  /// Fetches from a server, and can't store anything there.
  struct RemoteItemsClient: SavingItemsClient {
    func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
      completion(.success([Item(name: "tea")]))
    }

    func save(_ items: [Item]) throws { throw CocoaError(.featureUnsupported) }
  }
}

/// The result of saving in a client, checked by fetching afterwards.
func trySaving(_ items: [Item], in client: some SavingItemsClient) -> String {
  do { try client.save(items) } catch { return "an error" }
  var isSaved = false
  client.fetchItems { isSaved = (try? $0.get()) == items }
  return isSaved ? "kept" : "no error, and nothing kept"
}
