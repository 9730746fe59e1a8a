import Testing

@testable import InjectionWays

@Test("`makeLoginScreen` sets the client of the login screen")
func screenHasItsClient() {
  let screen = makeLoginScreen(client: MockServerAPIClient(user: User(name: "Grace")))
  #expect(screen.message() == "Welcome, Grace")
}
