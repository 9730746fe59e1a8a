extension Before {
  /// Wrong, although it is an actor: it awaits between the check and the creation.
  actor Checkout {
    private var cart: Cart?
    private let makeCart: @Sendable () -> Cart
    private let callServer: @Sendable () async -> Void

    init(
      makeCart: @escaping @Sendable () -> Cart, callServer: @escaping @Sendable () async -> Void
    ) {
      self.makeCart = makeCart
      self.callServer = callServer
    }

    func put(_ item: Item) async {
      if cart == nil {
        await callServer()
        cart = makeCart()
      }
      cart?.put(item)
    }

    var count: Int { cart?.items.count ?? 0 }
  }
}
