/// A fix that Swift 6 accepts: `shared` can be replaced for a closure and the tasks that start inside it.
enum TaskLocalStage {
  @MainActor
  class ServerAPIClient {
    @TaskLocal static var shared = ServerAPIClient()

    init() { Server.connect() }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(Server.login()))
    }
  }

  /// One test: `shared` is its mock while it runs, whatever other tests do.
  @MainActor
  static func loginTest(
    with mock: ServerAPIClient, waitUntilBothAreSetUp: @MainActor () async -> Void
  ) async -> String {
    // snippet.test
    await ServerAPIClient.$shared.withValue(mock) {
      let loginViewModel = LoginViewModel()
      await waitUntilBothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    }
    // snippet.end
  }
}
