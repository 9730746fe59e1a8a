// What every smell of this chapter is about: a list of items, and who delivers them.

struct Item: Equatable, Sendable {
  let name: String
}

typealias ItemsCompletion = (Result<[Item], any Error>) -> Void

// snippet.client
protocol ItemsClient {
  /// Answers exactly once.
  func fetchItems(completion: @escaping ItemsCompletion)
}
// snippet.end

/// Asks a server. Here it answers at once, and notes each request.
final class RemoteItemsClient: ItemsClient {
  private let requests: Log

  init(requests: Log) { self.requests = requests }

  func fetchItems(completion: @escaping ItemsCompletion) {
    requests.note("GET items")
    completion(.success([Item(name: "tea"), Item(name: "milk")]))
  }
}

/// Delivers the items that come with the program.
final class BundledItemsClient: ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion) {
    completion(.success([Item(name: "water")]))
  }
}

/// What happened, in order.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

extension Result where Success == [Item] {
  /// What a list shows: nothing where the answer is an error.
  var names: [String] { (try? get().map(\.name)) ?? [] }
}
