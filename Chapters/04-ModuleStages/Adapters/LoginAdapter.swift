/// The shape `adapters`: the features of `Inversion`, and a client that knows none of them.
enum Adapters {
  final class ServerAPIClient: Sendable {
    func execute(_ path: String, completion: (Result<String, any Error>) -> Void) {
      completion(Server.answer(to: path))
    }
  }

  /// In the module Main, which imports both sides.
  struct LoginAdapter: Inversion.LoginClient {
    let client: ServerAPIClient

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      client.execute("/login") { result in completion(result.map { User(name: $0) }) }
    }
  }
}
