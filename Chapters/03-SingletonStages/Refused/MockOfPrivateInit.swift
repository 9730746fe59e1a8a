// Refused: making a mock whose superclass keeps its initialiser to itself (STG-39)
// modes: 5 6
// alone: the chapter's class with a private initialiser is final

class ServerAPIClient {
  #if !REPAIRED
    private init() {}
  #else
    init() {}
  #endif
}

class MockServerAPIClient: ServerAPIClient {}

// expected-error@+1 {{'MockServerAPIClient' cannot be constructed because it has no accessible initializers}}
func mock() -> MockServerAPIClient { MockServerAPIClient() }
