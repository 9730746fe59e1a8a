struct User: Equatable, Sendable {
  let name: String
}

protocol LoginClient {
  func login() -> User
}

/// Stands for the real one.
final class ServerAPIClient: LoginClient, Sendable {
  static let shared = ServerAPIClient()

  func login() -> User { User(name: "Ada") }
}

final class StubClient: LoginClient {
  private let user: User

  init(user: User) { self.user = user }

  func login() -> User { user }
}
