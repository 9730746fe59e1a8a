// The design of chapter 15, where the object makes a new checkout whenever a service changes.

enum Before {
  /// As in chapter 15: takes the client and the session store, and stores them.
  final class Checkout: CheckoutServicing {
    private let client: any APIClient
    private let sessionStore: any SessionStoring

    init(client: any APIClient, sessionStore: any SessionStoring) {
      self.client = client
      self.sessionStore = sessionStore
    }

    func buy(_ item: String) -> String { client.send(item, token: sessionStore.token) }
  }

  final class ShopServices {
    var client: any APIClient { didSet { rebuildCheckout() } }
    var sessionStore: any SessionStoring { didSet { rebuildCheckout() } }
    var checkout: any CheckoutServicing

    init(client: any APIClient, sessionStore: any SessionStoring) {
      self.client = client
      self.sessionStore = sessionStore
      checkout = Checkout(client: client, sessionStore: sessionStore)
    }

    private func rebuildCheckout() {
      checkout = Checkout(client: client, sessionStore: sessionStore)
    }
  }
}
