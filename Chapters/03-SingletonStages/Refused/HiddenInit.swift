// Refused: creating another instance of the singleton from outside (STG-26, STG-29, STG-30)
// modes: 5 6

@testable import SingletonStages

#if !REPAIRED
  // expected-error@+1 {{'GoFStage.ServerAPIClient' initializer is inaccessible due to 'private' protection level}}
  func client() -> GoFStage.ServerAPIClient { GoFStage.ServerAPIClient() }
#else
  // The shared instance is `Sendable`, so any thread can use it.
  func client() -> any Sendable { GoFStage.ServerAPIClient.shared }
#endif
