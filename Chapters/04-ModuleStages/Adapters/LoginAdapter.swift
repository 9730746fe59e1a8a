/// The shape `adapters`: the features of `Inversion`, and a client that imports none of them.
enum Adapters {
  typealias LoginClient = Inversion.LoginClient
  typealias LoginViewModel = Inversion.LoginViewModel

  final class ServerAPIClient: Sendable {
    func execute(_ path: String, completion: (Result<String, any Error>) -> Void) {
      completion(Server.answer(to: path))
    }
  }

  // snippet.adapter
  // Module Main
  // import Login
  // import ServerAPI
  struct LoginAdapter: LoginClient {
    let client: ServerAPIClient

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      client.execute("/login") { result in completion(result.map { User(name: $0) }) }
    }
  }
  // snippet.end
}
