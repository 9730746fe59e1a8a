struct User: Equatable, Sendable {
  let name: String
}

protocol LoginClient {
  func login() -> User
}

/// The shop's only client of its server. In this program it simulates the real one.
final class ServerAPIClient: LoginClient, Sendable {
  static let shared = ServerAPIClient()

  func login() -> User { User(name: "Ada") }
}

/// The client for tests.
final class MockServerAPIClient: LoginClient {
  private let user: User

  init(user: User) { self.user = user }

  func login() -> User { user }
}
