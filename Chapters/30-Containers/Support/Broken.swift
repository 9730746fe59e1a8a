/// The shop's registrations for a checkout, but not the session.
func containerWithoutSession() -> Container {
  let container = Container()
  container.register((any CheckoutClient).self) { try ServerCheckoutClient(session: $0.resolve()) }
  container.register(Cart.self) { _ in Cart() }
  container.register(Checkout.self) { try Checkout(client: $0.resolve(), cart: $0.resolve()) }
  return container
}

/// A session that refreshes itself through a client, which needs the session.
final class SessionStore {
  init(client: TokenClient) {}
}

final class TokenClient {
  init(store: SessionStore) {}
}

func containerWithCycle() -> Container {
  let container = Container()
  container.register(TokenClient.self) { try TokenClient(store: $0.resolve()) }
  container.register(SessionStore.self) { try SessionStore(client: $0.resolve()) }
  return container
}

/// The same cycle in a container with properties. The compiler accepts it.
final class CyclicProperties {
  var client: TokenClient { TokenClient(store: store) }
  var store: SessionStore { SessionStore(client: client) }
}

/// The client is there, but under a key that no factory asks for.
func containerWithOwnType() -> Container {
  let container = Container()
  container.register(Session.self) { _ in Session(user: "Ada") }
  container.register(ServerCheckoutClient.self) {
    try ServerCheckoutClient(session: $0.resolve())
  }
  container.register(Cart.self) { _ in Cart() }
  container.register(Checkout.self) { try Checkout(client: $0.resolve(), cart: $0.resolve()) }
  return container
}

/// Says that it would have paid.
struct FakeCheckoutClient: CheckoutClient {
  func pay(_ items: [String]) -> String { "fake: \(items.count) item" }
}
