/// Takes an object that provides the client and the session store, and reads both at every order.
final class Checkout: CheckoutServicing {
  private let services: any ClientProviding & SessionStoreProviding

  init(services: any ClientProviding & SessionStoreProviding) { self.services = services }

  func buy(_ item: String) -> String {
    services.client.send(item, token: services.sessionStore.token)
  }
}
