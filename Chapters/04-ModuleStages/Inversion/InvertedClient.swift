private typealias ServerAPIClient = Inversion.ServerAPIClient
private typealias LoginClient = Inversion.LoginClient

extension Inversion {
  /// In the module ServerAPI, which imports the features. The mock isn't a subclass, so this class is
  /// final and `Sendable`.
  final class ServerAPIClient: Sendable {
    func execute(_ path: String, completion: (Result<String, any Error>) -> Void) {
      completion(Server.answer(to: path))
    }
  }

  /// Returns a fixed user. Login can't tell it from the real client.
  struct MockServerAPIClient: LoginClient {
    let user: User

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(user))
    }
  }
}

// snippet.login
// Module ServerAPI
// import Login
extension ServerAPIClient: LoginClient {
  func login(completion: @escaping (Result<User, any Error>) -> Void) {
    execute("/login") { result in completion(result.map { User(name: $0) }) }
  }
}
// snippet.end

extension ServerAPIClient {
  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    execute("/items") { result in completion(result.map { names(in: $0).map(Item.init) }) }
  }
}
