// Refused: a completion with only a comment, because it ignores its argument (STG-38, STG-E01)
// modes: 5 6
// alone: it is the document's code, as printed

struct User: Sendable {}

final class ServerAPIClient: Sendable {
  static let shared = ServerAPIClient()
  func login(completion: @escaping (Result<User, any Error>) -> Void) {}
}

final class LoginViewModel {
  func login() {
    #if !REPAIRED
      // expected-error@+1 {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
      ServerAPIClient.shared.login {
        // what to do with the answer
      }
    #else
      ServerAPIClient.shared.login { _ in
        // what to do with the answer
      }
    #endif
  }
}
