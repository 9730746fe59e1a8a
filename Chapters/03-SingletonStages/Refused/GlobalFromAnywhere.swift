// Refused: setting the repaired global from outside its actor, as any thread could before (STG-45)

@MainActor
class ServerAPIClient {
  // expected-note@+1 {{mutation of this static property is only permitted within the actor}}
  static var shared = ServerAPIClient()
}

#if !REPAIRED
  // expected-note@+1 {{add '@MainActor' to make global function 'swap(for:)' part of global actor 'MainActor'}}
  func swap(for other: ServerAPIClient) {
    // expected-error@+1 {{main actor-isolated static property 'shared' can not be mutated from a nonisolated context}}
    ServerAPIClient.shared = other
  }
#else
  @MainActor
  func swap(for other: ServerAPIClient) {
    ServerAPIClient.shared = other
  }
#endif
