// Refused: a mock that subclasses a final singleton (STG-81)
// modes: 5 6
// alone: the chapter's singleton is not final

#if !REPAIRED
  @MainActor final class ServerAPIClient {
    static let shared = ServerAPIClient()
    // expected-note@+1 {{overridden declaration is here}}
    func login() {}
  }
#else
  @MainActor class ServerAPIClient {
    static let shared = ServerAPIClient()
    func login() {}
  }
#endif

// expected-error@+1 {{inheritance from a final class 'ServerAPIClient'}}
class MockServerAPIClient: ServerAPIClient {
  // expected-error@+1 {{instance method overrides a 'final' instance method}}
  override func login() {}
}
