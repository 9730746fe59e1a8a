// Refused: Sendable for a class that a mock can subclass, unless it is on an actor (STG-E34)
// alone: the chapter's class is on the main actor

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
