import Testing

@testable import Deps4

@Test("Logout frees the checkout's replacement client")
func newClientIsFreedAtLogout() {
  final class StubClient: APIClient {
    func send(_ order: String, token: String) -> String { "stub: \(order), token \(token)" }
  }
  weak var watched: StubClient?
  do {
    let first = ServerClient(server: "live")
    let services = ShopServices(client: first, sessionStore: CustomerSession())
    let stub = StubClient()
    watched = stub
    services.client = stub
    #expect(services.checkout.buy("tea") == "stub: tea, token t1")
  }
  #expect(watched == nil)
}
