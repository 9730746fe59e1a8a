// Refused: a second one of what the singleton pattern made only one of (STG-115)

final class Session: Sendable {
  static let shared = Session()

  #if !REPAIRED
    // expected-note@+1 {{'init()' declared here}}
    private init() {}
  #else
    init() {}
  #endif
}

struct App {
  // expected-error@+1 {{'Session' initializer is inaccessible due to 'private' protection level}}
  let session = Session()
}
