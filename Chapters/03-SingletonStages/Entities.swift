// What the clients deliver.

struct User: Equatable, Sendable {
  let name: String
}

struct Item: Equatable, Sendable {
  let name: String
}

/// Why a mock has no answer.
struct Offline: Error {}

/// What a login screen shows of an answer.
func greeting(_ result: Result<User, any Error>) -> String {
  switch result {
  case .success(let user): "Welcome, \(user.name)"
  case .failure(let error): "No login: \(error)"
  }
}
