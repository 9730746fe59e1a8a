import Foundation

protocol HTTPClient {
  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void)
}

/// Fetches items from a server. The document declares a session here, but passes an `HTTPClient`.
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

/// Why a server delivered no items.
enum ServerFailure: String, Error, CustomStringConvertible {
  case offline
  /// It didn't answer in time.
  case timedOut = "timed out"
  /// It answered with something other than items.
  case garbage

  var description: String { rawValue }
}
