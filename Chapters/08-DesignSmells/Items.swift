import Foundation

// What the reviewed screens show: the items of the shop, and the clients that deliver them.

struct Item: Codable, Equatable, Sendable {
  let name: String
}

typealias ItemsCompletion = (Result<[Item], any Error>) -> Void

protocol ItemsClient {
  /// Answers exactly once.
  func fetchItems(completion: @escaping ItemsCompletion)
}

/// Delivers the bytes of an address.
protocol HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void)
}

/// Asks the server.
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

/// Delivers the items that come with the program.
final class BundledItemsClient: ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion) {
    completion(.success([Item(name: "tea"), Item(name: "milk")]))
  }
}

extension Result where Success == [Item] {
  /// The names that a list shows. For an error there are none.
  var names: [String] { (try? get().map(\.name)) ?? [] }
}
