// Refused: another instance of the singleton, made from outside (STG-29)
// modes: 5 6

final class ServerAPIClient: Sendable {
  static let shared = ServerAPIClient()
  // expected-note@+1 {{'init()' declared here}}
  private init() {}
}

#if !REPAIRED
  // expected-error@+1 {{'ServerAPIClient' initializer is inaccessible due to 'private' protection level}}
  func client() -> ServerAPIClient { ServerAPIClient() }
#else
  func client() -> ServerAPIClient { ServerAPIClient.shared }
#endif
