// Refused: a mock that overrides a method of an extension (STG-32, STG-33)
// modes: 5 6

@testable import SingletonStages

extension PropertyStage.ServerAPIClient {
  // expected-note@+1 {{overridden declaration is here}}
  func logout() {}
}

class MockServerAPIClient: PropertyStage.ServerAPIClient {
  #if !REPAIRED
    // A Mac's compiler says "non-'@objc' instance method".
    // expected-error@+1 {{instance method 'logout()' is declared in extension of 'ServerAPIClient' and cannot be overridden}}
    override func logout() {}
  #else
    override func login(completion: @escaping (Result<User, any Error>) -> Void) {}
  #endif
}
