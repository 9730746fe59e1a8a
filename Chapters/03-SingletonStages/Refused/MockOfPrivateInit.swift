// Refused: creating a mock whose superclass has a private initializer (STG-39)
// modes: 5 6
// alone: the chapter's class with a private initializer is final

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
