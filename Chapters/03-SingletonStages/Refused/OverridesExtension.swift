// Refused: a mock that overrides a method of an extension (STG-32, STG-33)
// modes: 5 6
// alone: the chapter extends a class that is final

class ServerAPIClient {
  #if REPAIRED
    func login(completion: () -> Void) {}
  #endif
}

#if !REPAIRED
  extension ServerAPIClient {
    // expected-note@+1 {{overridden declaration is here}}
    func login(completion: () -> Void) {}
  }
#endif

class MockServerAPIClient: ServerAPIClient {
  // A Mac's compiler says "non-'@objc' instance method".
  // expected-error@+1 {{instance method 'login(completion:)' is declared in extension of 'ServerAPIClient' and cannot be overridden}}
  override func login(completion: () -> Void) {}
}
