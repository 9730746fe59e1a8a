import Login

/// A mock that is not a subclass of the client. It only has a method of the type that Login requires.
final class MockServerAPIClient {
  let name: String

  init(name: String) { self.name = name }

  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    completion(.success(User(name: name)))
  }
}
