// Refused: a stored closure that calls an own method without `self`; the method's name alone compiles (STG-79)
// modes: 5 6
// alone: the chapter's own closure calls the client

final class Client {
  func login(_ completion: @escaping (String) -> Void) { completion("Ada") }
}

final class LoginScreen {
  typealias Login = (@escaping (String) -> Void) -> Void

  private let client: Client
  private var loginAPI: Login?

  init(client: Client) {
    self.client = client
    // The same cycle, but without an error.
    loginAPI = login
    #if !REPAIRED
      // expected-error@+3 {{call to method 'login' in closure requires explicit use of 'self' to make capture semantics explicit}}
      // expected-note@+2 {{reference 'self.' explicitly}}
      // expected-note@+1 {{capture 'self' explicitly to enable implicit 'self' in this closure}}
      loginAPI = { completion in login(completion) }
    #else
      loginAPI = { completion in client.login(completion) }
    #endif
  }

  private func login(_ completion: @escaping (String) -> Void) {
    client.login(completion)
  }
}
