/// The one client of all features, with a method for each thing that any of them asks for.
public final class ServerAPIClient: Sendable {
  public static let shared = ServerAPIClient()

  /// Stands in for the network.
  private static let answers = [
    "/login": "Ada", "/items": "tea milk", "/friends": "Grace Alan",
  ]

  private init() {}

  public func login(_ completion: @escaping (Result<User, any Error>) -> Void) {
    execute("/login") { result in
      completion(result.map { User(name: $0) })
    }
  }

  public func fetchItems(_ completion: @escaping (Result<[Item], any Error>) -> Void) {
    execute("/items") { result in
      completion(result.map { text in text.split(separator: " ").map { Item(name: String($0)) } })
    }
  }

  public func fetchFriends(_ completion: @escaping (Result<[Friend], any Error>) -> Void) {
    execute("/friends") { result in
      completion(result.map { text in text.split(separator: " ").map { Friend(name: String($0)) } })
    }
  }

  private func execute(_ path: String, completion: (Result<String, any Error>) -> Void) {
    guard let text = Self.answers[path] else {
      return completion(.failure(NoAnswer(path: path)))
    }
    completion(.success(text))
  }
}
