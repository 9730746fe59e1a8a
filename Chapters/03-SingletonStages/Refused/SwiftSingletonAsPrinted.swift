// Refused: the printed singleton without a private initializer, for the same reason (STG-37, STG-E34)
// alone: it is the document's code, as printed

#if !REPAIRED
  // expected-note@+1 {{class 'ServerAPIClient' does not conform to the 'Sendable' protocol}}
  final class ServerAPIClient {
    // expected-error@+3 {{static property 'shared' is not concurrency-safe because non-'Sendable' type 'ServerAPIClient' may have shared mutable state}}
    // expected-note@+2 {{add '@MainActor' to make static property 'shared' part of global actor 'MainActor'}}
    // expected-note@+1 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    static let shared = ServerAPIClient()
  }
#else
  actor ServerAPIClient {
    static let shared = ServerAPIClient()
  }
#endif
