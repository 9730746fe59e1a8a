// Refused: giving a stub to a model that takes its client from a global (STG-21)
// modes: 5 6

struct Client: Sendable {
  static let shared = Client()
  func login() -> String { "Ada" }
}

class LoginViewModel {
  #if !REPAIRED
    func message() -> String { Client.shared.login() }
  #else
    private let client: Client
    init(client: Client) { self.client = client }
    func message() -> String { client.login() }
  #endif
}

func tested(with stub: Client) -> LoginViewModel {
  // expected-error@+1 {{argument passed to call that takes no arguments}}
  LoginViewModel(client: stub)
}
