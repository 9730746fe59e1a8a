import Login

/// It isn't a subclass of the client. It has a method of the type that Login asks for.
final class MockServerAPIClient {
  let name: String

  init(name: String) { self.name = name }

  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    completion(.success(User(name: name)))
  }
}
