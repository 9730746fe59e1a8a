import Testing

@testable import InjectionWays

@Test("The login screen is made with its client")
func screenHasItsClient() {
  let screen = makeLoginScreen(client: MockServerAPIClient(user: User(name: "Grace")))
  #expect(screen.message() == "Welcome, Grace")
}
