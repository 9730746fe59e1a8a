import Testing

@testable import ModuleStages

private typealias LoginClient = Inversion.LoginClient
private typealias LoginViewModel = Inversion.LoginViewModel

private struct NoAnswer: Error {}

private struct StubLoginClient: LoginClient {
  let result: Result<User, any Error>

  func login(completion: @escaping (Result<User, any Error>) -> Void) { completion(result) }
}

@Test("The login greets the user or reports a failed login")
@MainActor func loginAlone() {
  let working = LoginViewModel(client: StubLoginClient(result: .success(User(name: "Grace"))))
  working.login()
  #expect(working.message == "Welcome, Grace")

  let failing = LoginViewModel(client: StubLoginClient(result: .failure(NoAnswer())))
  failing.login()
  #expect(failing.message == "No login")
}
