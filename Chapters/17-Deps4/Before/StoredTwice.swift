// An upper layer that has a client of its own, beside the one in the lower layer.

final class StoredTwice {
  var client: any APIClient
  let checkout: Checkout

  init(client: any APIClient, sessionStore: any SessionStoring) {
    self.client = client
    checkout = Checkout(services: CoreServices(client: client, sessionStore: sessionStore))
  }
}
