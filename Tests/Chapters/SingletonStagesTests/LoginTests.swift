import Testing

@testable import SingletonStages

private typealias LoginViewModel = InitStage.LoginViewModel
private typealias MockServerAPIClient = InitStage.MockServerAPIClient

@Test("The login screen greets the user or shows why the login failed")
@MainActor func loginMessages() {
  let working = LoginViewModel(client: MockServerAPIClient(result: .success(User(name: "Grace"))))
  working.login()
  #expect(working.message == "Welcome, Grace")

  let offline = LoginViewModel(client: MockServerAPIClient(result: .failure(Offline())))
  offline.login()
  #expect(offline.message == "No login: Offline()")
}
