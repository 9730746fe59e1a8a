import Testing

@testable import InjectionWays

@Test("The login screen receives its client in its initializer")
func screenHasItsClient() {
  let screen = makeLoginScreen(client: MockServerAPIClient(user: User(name: "Grace")))
  #expect(screen.message() == "Welcome, Grace")
}
