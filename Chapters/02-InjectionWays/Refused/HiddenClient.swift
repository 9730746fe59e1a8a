// Refused: giving a stub to a model that takes its client from a global (STG-21)
// modes: 5 6

struct ServerAPIClient: Sendable {
  static let shared = ServerAPIClient()
  func login() -> String { "Ada" }
}

class LoginViewModel {
  #if !REPAIRED
    func message() -> String { ServerAPIClient.shared.login() }
  #else
    private let client: ServerAPIClient
    init(client: ServerAPIClient) { self.client = client }
    func message() -> String { client.login() }
  #endif
}

func tested(with stub: ServerAPIClient) -> LoginViewModel {
  // expected-error@+1 {{argument passed to call that takes no arguments}}
  LoginViewModel(client: stub)
}
