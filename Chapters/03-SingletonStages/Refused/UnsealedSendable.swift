// Refused: Sendable for a class that is open to a mock; on an actor it is (STG-E34)
// alone: the chapter's open class is on its actor

#if !REPAIRED
  // expected-error@+1 {{non-final class 'ServerAPIClient' cannot conform to the 'Sendable' protocol}}
  class ServerAPIClient: Sendable {
    static let shared = ServerAPIClient()
  }
#else
  @MainActor
  class ServerAPIClient: Sendable {
    static let shared = ServerAPIClient()
  }
#endif

final class MockServerAPIClient: ServerAPIClient {}
