import Foundation

protocol HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void)
}

/// Items of a server. The document gave it a session, and passed it an `HTTPClient`.
final class RemoteItemsClient: ItemsClient {
  private let httpClient: any HTTPClient

  init(httpClient: any HTTPClient) { self.httpClient = httpClient }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    httpClient.get(from: URL(string: "https://api-server/items")!) { result in
      completion(
        result.flatMap { data in
          Result { try JSONDecoder().decode([Item].self, from: data) }
            .mapError { _ in ServerFailure.garbage }
        })
    }
  }
}

/// Why there are no items of a server.
enum ServerFailure: String, Error, CustomStringConvertible {
  case offline
  /// It has not answered when patience ran out.
  case silent
  /// It has answered, and not with items.
  case garbage

  var description: String { rawValue }
}
