import Login

extension Before {
  /// The property stage of chapter 03, reduced to its login.
  enum PropertyStage {
    /// Not `final`, so a mock can be a subclass.
    @MainActor
    class ServerAPIClient {
      static let shared = ServerAPIClient()

      func login(completion: @escaping (Result<User, any Error>) -> Void) {
        completion(.success(User(name: "Ada")))
      }
    }

    /// Uses the singleton until a test sets another client.
    @MainActor
    final class LoginViewModel {
      var client = ServerAPIClient.shared
      private(set) var message = ""

      func login() {
        client.login { [weak self] result in
          self?.message = (try? result.get()).map { "Welcome, \($0.name)" } ?? "No login"
        }
      }
    }

    final class MockServerAPIClient: ServerAPIClient {
      override func login(completion: @escaping (Result<User, any Error>) -> Void) {
        completion(.success(User(name: "mock")))
      }
    }
  }
}
