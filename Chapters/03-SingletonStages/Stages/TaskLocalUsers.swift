// The same view model and mock as in the global stage.
extension TaskLocalStage {
  @MainActor
  final class LoginViewModel {
    private(set) var message = ""

    func login() {
      ServerAPIClient.shared.login { [weak self] result in self?.message = greeting(result) }
    }
  }

  final class MockServerAPIClient: ServerAPIClient {
    private let name: String

    init(name: String) { self.name = name }

    override func login(completion: @escaping (Result<User, any Error>) -> Void) {
      completion(.success(User(name: name)))
    }
  }
}
