// Refused: another instance put in the place of a `static let` (STG-31, STG-38)
// modes: 5 6

final class ServerAPIClient: Sendable {
  // expected-note@+1 {{change 'let' to 'var' to make it mutable}}
  static let shared = ServerAPIClient()
}

#if !REPAIRED
  func swap() {
    // expected-error@+1 {{cannot assign to property: 'shared' is a 'let' constant}}
    ServerAPIClient.shared = ServerAPIClient()
  }
#else
  func makeOneMore() -> ServerAPIClient { ServerAPIClient() }
#endif
