// Refused: a mock by inheritance, of a method that a feature's extension declares (STG-62, STG-E06)

class ServerAPIClient {
  #if REPAIRED
    func execute(_ path: String) {}
  #endif
}

extension ServerAPIClient {
  // expected-note@+1 {{overridden declaration is here}}
  func login() {
    #if REPAIRED
      execute("/login")
    #endif
  }
}

class MockServerAPIClient: ServerAPIClient {
  #if !REPAIRED
    // A Mac's compiler begins with "non-'@objc'".
    // expected-error@+1 {{is declared in extension of 'ServerAPIClient' and cannot be overridden}}
    override func login() {}
  #else
    override func execute(_ path: String) {}
  #endif
}
