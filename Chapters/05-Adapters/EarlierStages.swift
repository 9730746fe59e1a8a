import Login

// snippet.earlier
/// The singleton, unsealed: not `final`, so a test can make another one.
@MainActor
class SharedClient {
  static let shared = SharedClient()

  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    completion(.success(User(name: "real")))
  }
}

/// Takes the singleton unless it gets another one.
@MainActor
final class PropertyLoginViewModel {
  var client = SharedClient.shared
  private(set) var message = ""

  func login() {
    client.login { [weak self] result in
      self?.message = (try? result.get()).map { "Welcome, \($0.name)" } ?? "No login"
    }
  }
}

final class MockSharedClient: SharedClient {
  override func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    completion(.success(User(name: "mock")))
  }
}
// snippet.end
