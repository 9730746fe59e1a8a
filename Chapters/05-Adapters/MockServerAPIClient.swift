import Login

// snippet.mock
/// No subclass of the client, and no relative: it has a method of the form that Login asks for.
final class MockServerAPIClient {
  let name: String

  init(name: String) { self.name = name }

  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    completion(.success(User(name: name)))
  }
}
// snippet.end
