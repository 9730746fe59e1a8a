// Refused: replacing the instance of a `static let` (STG-31, STG-38, STG-46)
// modes: 5 6

@testable import SingletonStages

#if !REPAIRED
  @MainActor
  func swap() {
    // expected-error@+1 {{cannot assign to property: 'shared' is a 'let' constant}}
    SwiftStage.ServerAPIClient.shared = SwiftStage.ServerAPIClient()
    // expected-error@+1 {{cannot assign to property: 'shared' is a 'let' constant}}
    BackAgainStage.ServerAPIClient.shared = BackAgainStage.ServerAPIClient()
  }
#else
  @MainActor
  func makeMore() -> (SwiftStage.ServerAPIClient, BackAgainStage.ServerAPIClient) {
    (SwiftStage.ServerAPIClient(), BackAgainStage.ServerAPIClient())
  }
#endif
