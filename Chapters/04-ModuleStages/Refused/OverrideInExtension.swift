// Refused: a mock that overrides a method of a feature's extension (STG-62, STG-E06)

@testable import ModuleStages

class LoginMock: Extensions.ServerAPIClient {
  #if !REPAIRED
    // A Mac's compiler begins with "non-'@objc'".
    // expected-error@+1 {{instance method 'login(completion:)' is declared in extension of 'ServerAPIClient' and cannot be overridden}}
    override func login(completion: @escaping (Result<User, any Error>) -> Void) {}
  #else
    override func execute(
      _ path: String, completion: @escaping (Result<String, any Error>) -> Void
    ) {}
  #endif
}
