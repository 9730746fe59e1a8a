// Refused: a mock that subclasses a final client (STG-32, STG-38, STG-39)
// modes: 5 6

@testable import SingletonStages

#if !REPAIRED
  // expected-error@+1 {{inheritance from a final class 'SwiftStage.ServerAPIClient'}}
  class MockServerAPIClient: SwiftStage.ServerAPIClient {}
#else
  class MockServerAPIClient: PropertyStage.ServerAPIClient {}
#endif
