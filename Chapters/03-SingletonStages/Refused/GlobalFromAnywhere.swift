// Refused: setting the repaired global from outside its actor (STG-45)

@testable import SingletonStages

#if !REPAIRED
  // expected-note@+1 {{add '@MainActor' to make global function 'swap(for:)' part of global actor 'MainActor'}}
  func swap(for other: GlobalStage.ServerAPIClient) {
    // expected-error@+1 {{main actor-isolated class property 'shared' can not be mutated from a nonisolated context}}
    GlobalStage.ServerAPIClient.shared = other
  }
#else
  @MainActor
  func swap(for other: GlobalStage.ServerAPIClient) {
    GlobalStage.ServerAPIClient.shared = other
  }
#endif
