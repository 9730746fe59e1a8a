// Refused: a subclass of a sealed singleton as its mock (STG-81)
// modes: 5 6

#if !REPAIRED
  @MainActor final class SharedClient {
    static let shared = SharedClient()
    // expected-note@+1 {{overridden declaration is here}}
    func login() {}
  }
#else
  @MainActor class SharedClient {
    static let shared = SharedClient()
    func login() {}
  }
#endif

// expected-error@+1 {{inheritance from a final class 'SharedClient'}}
class MockSharedClient: SharedClient {
  // expected-error@+1 {{instance method overrides a 'final' instance method}}
  override func login() {}
}
