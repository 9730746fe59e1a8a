/// The shape `extension`: the client sends any request, and each feature adds its own methods to it.
enum Extensions {
  // snippet.client
  // Module ServerAPI
  @MainActor
  class ServerAPIClient {
    static let shared = ServerAPIClient()

    func execute(_ path: String, completion: @escaping (Result<String, any Error>) -> Void) {
      completion(Server.answer(to: path))
    }
  }
  // snippet.end
}
