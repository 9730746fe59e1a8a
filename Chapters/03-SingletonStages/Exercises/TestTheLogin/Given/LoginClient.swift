// Given: leave this file as it is.

struct User: Equatable, Sendable {
  let name: String
}

/// The error of a client without a connection.
struct Offline: Error {}

/// The one call that the login makes. The app's client calls the server.
protocol LoginClient: Sendable {
  func login() async throws -> User
}
