/// The shop's registrations for a checkout, without the session.
func containerWithoutSession() -> Container {
  let container = Container()
  container.register((any CheckoutClient).self) { try ServerCheckoutClient(session: $0.resolve()) }
  container.register(Cart.self) { _ in Cart() }
  container.register(Checkout.self) { try Checkout(client: $0.resolve(), cart: $0.resolve()) }
  return container
}

/// Refreshes its token through a client, which needs the store.
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

/// The cycle in a container with properties. The compiler accepts it.
final class CyclicProperties {
  var client: TokenClient { TokenClient(store: store) }
  var store: SessionStore { SessionStore(client: client) }
}

/// The client is registered under a key that no factory resolves.
func containerWithConcreteType() -> Container {
  let container = Container()
  container.register(Session.self) { _ in Session(user: "Ada") }
  container.register(ServerCheckoutClient.self) {
    try ServerCheckoutClient(session: $0.resolve())
  }
  container.register(Cart.self) { _ in Cart() }
  container.register(Checkout.self) { try Checkout(client: $0.resolve(), cart: $0.resolve()) }
  return container
}

struct NoSessionFile: Error, CustomStringConvertible {
  let description = "no session file"
}

/// The session's factory reads a file that isn't there.
func containerWithMissingFile() -> Container {
  let container = makeShopContainer()
  container.register(Session.self) { _ in throw NoSessionFile() }
  return container
}

struct FakeCheckoutClient: CheckoutClient {
  func pay(_ items: [String]) -> String { "fake: \(items.count) item" }
}
