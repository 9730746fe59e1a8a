import Foundation

struct Item: Codable, Equatable, Sendable {
  let name: String
}

typealias ItemsCompletion = (Result<[Item], any Error>) -> Void

protocol ItemsClient {
  /// Calls `completion` exactly once.
  func fetchItems(completion: @escaping ItemsCompletion)
}

protocol HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void)
}

final class RemoteItemsClient: ItemsClient {
  private let httpClient: any HTTPClient

  init(httpClient: any HTTPClient) { self.httpClient = httpClient }

  func fetchItems(completion: @escaping ItemsCompletion) {
    httpClient.get(from: URL(filePath: "/items")) { result in
      completion(
        result.flatMap { data in Result { try JSONDecoder().decode([Item].self, from: data) } })
    }
  }
}

/// Delivers the items that are bundled with the app.
final class BundledItemsClient: ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion) {
    completion(.success([Item(name: "tea"), Item(name: "milk")]))
  }
}

extension Result where Success == [Item] {
  /// The names that a list shows; empty for an error.
  var names: [String] { (try? get().map(\.name)) ?? [] }
}
