// Refused: a second instance of the singleton pattern (STG-115)

@testable import Lifestyles

#if !REPAIRED
  // expected-error@+1 {{'Before.Session' initializer is inaccessible due to 'private' protection level}}
  @MainActor func second() -> Before.Session { Before.Session() }
#else
  func second() -> Session { Session(user: .ada) }
#endif
