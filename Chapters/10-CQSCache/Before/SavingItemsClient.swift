import Foundation

/// `ItemsClient`, after a developer wanted a cache.
protocol SavingItemsClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void)
  func save(_ items: [Item]) throws
}

extension Before {
  /// Its items come with the app, and it has no place to keep others.
  struct BundledItemsClient: SavingItemsClient {
    func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
      completion(.success([Item(name: "tea"), Item(name: "milk")]))
    }

    func save(_ items: [Item]) {}
  }

  /// Asks a server, and cannot tell it to keep anything.
  struct RemoteItemsClient: SavingItemsClient {
    func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
      completion(.success([Item(name: "tea")]))
    }

    func save(_ items: [Item]) throws { throw CocoaError(.featureUnsupported) }
  }
}

/// What comes of saving in a client, seen by a caller who fetches afterwards.
func saving(_ items: [Item], in client: some SavingItemsClient) -> String {
  do { try client.save(items) } catch { return "an error" }
  var isKept = false
  client.fetchItems { isKept = (try? $0.get()) == items }
  return isKept ? "kept" : "no error, and nothing kept"
}
