protocol ClientProviding { var client: any APIClient { get } }
protocol SessionStoreProviding { var sessionStore: any SessionStoring { get } }

/// Reads the client and the session store from a layer at every order.
final class Checkout: CheckoutServicing {
  private let services: any ClientProviding & SessionStoreProviding

  init(services: any ClientProviding & SessionStoreProviding) { self.services = services }

  func buy(_ item: String) -> String {
    services.client.send(item, token: services.sessionStore.token)
  }
}
