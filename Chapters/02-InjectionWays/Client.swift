struct User: Equatable, Sendable {
  let name: String
}

protocol LoginClient {
  func login() -> User
}

/// The shop's one client of its server. Here it stands for the real one.
final class ServerAPIClient: LoginClient, Sendable {
  static let shared = ServerAPIClient()

  func login() -> User { User(name: "Ada") }
}

/// A test hands this one in.
final class MockServerAPIClient: LoginClient {
  private let user: User

  init(user: User) { self.user = user }

  func login() -> User { user }
}
