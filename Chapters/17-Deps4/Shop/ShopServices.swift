protocol CheckoutProviding { var checkout: any CheckoutServicing { get } }

/// The upper layer: all services of the shop. The checkout takes the lower layer, which doesn't hold it.
final class ShopServices: ClientProviding, SessionStoreProviding, CheckoutProviding {
  private let core: CoreServices
  var checkout: any CheckoutServicing

  var client: any APIClient {
    get { core.client }
    set { core.client = newValue }
  }

  var sessionStore: any SessionStoring {
    get { core.sessionStore }
    set { core.sessionStore = newValue }
  }

  init(
    client: any APIClient, sessionStore: any SessionStoring,
    checkout: (any CheckoutServicing)? = nil
  ) {
    core = CoreServices(client: client, sessionStore: sessionStore)
    self.checkout = checkout ?? Checkout(services: core)
  }
}
