// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
}

/// The error of a client without a connection.
struct Offline: Error {}

/// Fetches items. It answers on any queue, before or after the call returns.
protocol ItemsClient: Sendable {
  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void)
}
