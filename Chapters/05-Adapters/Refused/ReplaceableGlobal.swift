// Refused: a global that any thread can replace (STG-82)
// alone: the chapter's own global is isolated to the main actor

final class ServerAPIClient {}

#if !REPAIRED
  enum Current {
    // expected-error@+4 {{static property 'client' is not concurrency-safe because it is nonisolated global shared mutable state}}
    // expected-note@+3 {{convert 'client' to a 'let' constant to make 'Sendable' shared state immutable}}
    // expected-note@+2 {{add '@MainActor' to make static property 'client' part of global actor 'MainActor'}}
    // expected-note@+1 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    static var client = ServerAPIClient()
  }
#else
  @MainActor
  enum Current {
    static var client = ServerAPIClient()
  }
#endif
