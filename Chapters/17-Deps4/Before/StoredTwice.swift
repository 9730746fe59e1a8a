// An upper layer that has its own client, in addition to the client in the lower layer.

final class StoredTwice {
  var client: any APIClient
  let checkout: Checkout

  init(client: any APIClient, sessionStore: any SessionStoring) {
    self.client = client
    checkout = Checkout(services: CoreServices(client: client, sessionStore: sessionStore))
  }
}
