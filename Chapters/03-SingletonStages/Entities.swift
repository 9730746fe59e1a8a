struct User: Equatable, Sendable {
  let name: String
}

struct Item: Equatable, Sendable {
  let name: String
}

/// The error of a mock without a connection.
struct Offline: Error {}

/// The login screen's message for a result.
func greeting(_ result: Result<User, any Error>) -> String {
  switch result {
  case .success(let user): "Welcome, \(user.name)"
  case .failure(let error): "No login: \(error)"
  }
}
