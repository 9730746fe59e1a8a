// Refused: replacing the client while another task reads it, in an object that isn't Sendable (DEPS-40)

@testable import Deps4

#if !REPAIRED
  func replaceWhileReading() {
    let live = ServerClient(server: "live")
    let services = ShopServices(client: live, sessionStore: CustomerSession())
    // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
    // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
    Task { print(services.checkout.buy("tea")) }
    // expected-note@+1 {{access can happen concurrently}}
    services.client = ServerClient(server: "staging")
  }
#else
  @MainActor
  func replaceWhileReading() {
    let live = ServerClient(server: "live")
    let services = ShopServices(client: live, sessionStore: CustomerSession())
    Task { print(services.checkout.buy("tea")) }
    services.client = ServerClient(server: "staging")
  }
#endif
