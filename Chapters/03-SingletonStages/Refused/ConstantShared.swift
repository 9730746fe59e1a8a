// Refused: another instance put in the place of a `static let` (STG-31, STG-38)
// modes: 5 6

@testable import SingletonStages

#if !REPAIRED
  func swap() {
    // expected-error@+1 {{cannot assign to property: 'shared' is a 'let' constant}}
    SwiftStage.ServerAPIClient.shared = SwiftStage.ServerAPIClient()
  }
#else
  func makeOneMore() -> SwiftStage.ServerAPIClient { SwiftStage.ServerAPIClient() }
#endif
