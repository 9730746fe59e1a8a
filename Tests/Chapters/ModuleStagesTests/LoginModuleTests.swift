import Testing

@testable import ModuleStages

private typealias LoginClient = Inversion.LoginClient
private typealias LoginViewModel = Inversion.LoginViewModel

private struct NoAnswer: Error {}

private struct StubLoginClient: LoginClient {
  let result: Result<User, any Error>

  func login(completion: @escaping (Result<User, any Error>) -> Void) { completion(result) }
}

@Test("Login reports a user, and an error, without the client's module")
@MainActor func loginAlone() {
  let working = LoginViewModel(client: StubLoginClient(result: .success(User(name: "Grace"))))
  working.login()
  #expect(working.message == "Welcome, Grace")

  let failing = LoginViewModel(client: StubLoginClient(result: .failure(NoAnswer())))
  failing.login()
  #expect(failing.message == "No login")
}
