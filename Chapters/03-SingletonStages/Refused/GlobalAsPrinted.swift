// Refused: the shared instance as a variable that any code can set (STG-43, STG-E34)
// alone: it is the document's code, as printed

#if !REPAIRED
  class ServerAPIClient {
    // expected-error@+4 {{static property 'shared' is not concurrency-safe because it is nonisolated global shared mutable state}}
    // expected-note@+3 {{convert 'shared' to a 'let' constant to make 'Sendable' shared state immutable}}
    // expected-note@+2 {{add '@MainActor' to make static property 'shared' part of global actor 'MainActor'}}
    // expected-note@+1 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    static var shared = ServerAPIClient()
  }
#else
  @MainActor
  class ServerAPIClient {
    static var shared = ServerAPIClient()
  }
#endif

class MockServerAPIClient: ServerAPIClient {}

@MainActor
func setUp() { ServerAPIClient.shared = MockServerAPIClient() }
