/// A checkout that several tasks use at once. The cart never leaves the actor, so it doesn't have to
/// be thread-safe.
actor SharedCheckout {
  private let makeCart: @Sendable () -> Cart
  private let askServer: @Sendable () async -> Void

  init(makeCart: @escaping @Sendable () -> Cart, askServer: @escaping @Sendable () async -> Void) {
    self.makeCart = makeCart
    self.askServer = askServer
  }

  private lazy var cart = makeCart()
  private lazy var answer = Task { [askServer] in await askServer() }

  func put(_ item: Item) async {
    await answer.value
    cart.put(item)
  }

  var count: Int { cart.items.count }
}
