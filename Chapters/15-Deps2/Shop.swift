// The checkout in the form of this chapter: it takes its services.

final class ServerAPIClient {
  func send(_ order: String, token: String) -> String { "POST \(order), token \(token)" }
}

final class SessionStore {
  let token = "t1"
}

final class Checkout {
  private let client: ServerAPIClient
  private let sessionStore: SessionStore

  init(client: ServerAPIClient, sessionStore: SessionStore) {
    self.client = client
    self.sessionStore = sessionStore
  }

  func buy(_ item: String) -> String { client.send(item, token: sessionStore.token) }
}

final class ShopDeps {
  let client = ServerAPIClient()
  let sessionStore = SessionStore()
  let checkout: Checkout

  init() { checkout = Checkout(client: client, sessionStore: sessionStore) }
}
