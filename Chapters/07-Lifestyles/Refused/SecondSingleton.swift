// Refused: a second one of what the singleton pattern made only one of (STG-115)

final class GlobalSession: Sendable {
  static let shared = GlobalSession()

  #if !REPAIRED
    // expected-note@+1 {{'init()' declared here}}
    private init() {}
  #else
    init() {}
  #endif
}

struct AppRoot {
  // expected-error@+1 {{'GlobalSession' initializer is inaccessible due to 'private' protection level}}
  let session = GlobalSession()
}
