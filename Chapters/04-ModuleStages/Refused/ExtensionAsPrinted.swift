// Refused: a login that hands `execute` nothing, and a `shared` that anybody may replace (STG-58, STG-E05)
// modes: 5 6

struct User {}

final class ServerAPIClient: Sendable {
  #if !REPAIRED
    // expected-swift6-error@+4 {{static property 'shared' is not concurrency-safe because it is nonisolated global shared mutable state}}
    // expected-swift6-note@+3 {{convert 'shared' to a 'let' constant to make 'Sendable' shared state immutable}}
    // expected-swift6-note@+2 {{add '@MainActor' to make static property 'shared' part of global actor 'MainActor'}}
    // expected-swift6-note@+1 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    static var shared = ServerAPIClient()
  #else
    static let shared = ServerAPIClient()
  #endif

  // expected-note@+1 {{'execute(_:completion:)' declared here}}
  func execute(_ path: String, completion: @escaping (Result<String, any Error>) -> Void) {}
}

extension ServerAPIClient {
  func login(completion: @escaping (Result<User, any Error>) -> Void) {
    #if !REPAIRED
      // expected-error@+1 {{missing arguments for parameters #1, 'completion' in call}}
      execute()
    #else
      execute("/login") { _ in }
    #endif
  }
}
