/// A repair that Swift 6 accepts: `shared` can be replaced for a closure and the tasks that start inside it.
enum TaskLocalStage {
  @MainActor
  class ServerAPIClient {
    @TaskLocal static var shared = ServerAPIClient()

    init() { Server.connect() }

    func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(Server.login()))
    }
  }

  /// One test: `shared` is its mock as long as it runs, whatever other tests do.
  @MainActor
  static func loginTest(
    with mock: ServerAPIClient, bothAreSetUp: @MainActor () async -> Void
  ) async -> String {
    // snippet.test
    await ServerAPIClient.$shared.withValue(mock) {
      let loginViewModel = LoginViewModel()
      await bothAreSetUp()
      loginViewModel.login()
      return loginViewModel.message
    }
    // snippet.end
  }
}
