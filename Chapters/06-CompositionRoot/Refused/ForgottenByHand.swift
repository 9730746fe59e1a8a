// Refused: by hand, a part that is forgotten; a container ends the program instead (STG-101)

final class ServerAPIClient {}

final class LoginComposer {
  // expected-note@+1 {{'init(client:)' declared here}}
  init(client: ServerAPIClient) {}
}

#if !REPAIRED
  func compose() -> LoginComposer {
    // expected-error@+1 {{missing argument for parameter 'client' in call}}
    LoginComposer()
  }
#else
  func compose() -> LoginComposer { LoginComposer(client: ServerAPIClient()) }
#endif
