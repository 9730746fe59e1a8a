// The checkout in the form of this chapter: it takes its services.

final class APIClient {
  func send(_ order: String, token: String) -> String { "POST \(order), token \(token)" }
}

final class SessionStore {
  let token = "t1"
}

final class Checkout {
  private let client: APIClient
  private let sessionStore: SessionStore

  init(client: APIClient, sessionStore: SessionStore) {
    self.client = client
    self.sessionStore = sessionStore
  }

  func buy(_ item: String) -> String { client.send(item, token: sessionStore.token) }
}

final class ShopDeps {
  let client = APIClient()
  let sessionStore = SessionStore()
  let checkout: Checkout

  init() { checkout = Checkout(client: client, sessionStore: sessionStore) }
}
