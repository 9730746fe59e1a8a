/// A checkout for several concurrent tasks. The cart never leaves the actor, so it doesn't have to be
/// thread-safe.
actor SharedCheckout {
  private let makeCart: @Sendable () -> Cart
  private let callServer: @Sendable () async -> Void

  init(makeCart: @escaping @Sendable () -> Cart, callServer: @escaping @Sendable () async -> Void) {
    self.makeCart = makeCart
    self.callServer = callServer
  }

  private lazy var cart = makeCart()
  private lazy var answer = Task { [callServer] in await callServer() }

  func put(_ item: Item) async {
    await answer.value
    cart.put(item)
  }

  var count: Int { cart.items.count }
}
