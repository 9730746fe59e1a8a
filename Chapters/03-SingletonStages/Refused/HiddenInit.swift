// Refused: another instance of the singleton, made from outside (STG-29)
// modes: 5 6

@testable import SingletonStages

#if !REPAIRED
  // expected-error@+1 {{'GoFStage.ServerAPIClient' initializer is inaccessible due to 'private' protection level}}
  func client() -> GoFStage.ServerAPIClient { GoFStage.ServerAPIClient() }
#else
  func client() -> GoFStage.ServerAPIClient { GoFStage.ServerAPIClient.shared }
#endif
