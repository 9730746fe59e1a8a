private typealias ServerAPIClient = Inversion.ServerAPIClient
private typealias LoginClient = Inversion.LoginClient

extension Inversion {
  /// Stands for the module ServerAPI, which imports the features. A mock is no subclass any more, so
  /// the class is final, and `Sendable`.
  final class ServerAPIClient: Sendable {
    func execute(_ path: String, completion: (Result<String, any Error>) -> Void) {
      completion(Server.answer(to: path))
    }
  }

  /// Answers with a user that it has already. Login can't tell.
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
    execute("/items") { result in completion(result.map { words(in: $0).map(Item.init) }) }
  }
}
