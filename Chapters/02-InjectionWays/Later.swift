struct Profile {
  let user: User

  func greeting() -> String { "Hello, \(user.name)" }
}

/// A login that completes later.
final class SlowLogin {
  private var completions: [(User) -> Void] = []

  func login(completion: @escaping (User) -> Void) { completions.append(completion) }

  /// Passes the server's answer to each completion, once.
  func answer(_ user: User) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(user) }
  }
}
