extension Before {
  /// Wrong, although it is an actor: between the check and the creation, it waits.
  actor Checkout {
    private var cart: Cart?
    private let makeCart: @Sendable () -> Cart
    private let askServer: @Sendable () async -> Void

    init(
      makeCart: @escaping @Sendable () -> Cart, askServer: @escaping @Sendable () async -> Void
    ) {
      self.makeCart = makeCart
      self.askServer = askServer
    }

    func put(_ item: Item) async {
      if cart == nil {
        await askServer()
        cart = makeCart()
      }
      cart?.put(item)
    }

    var count: Int { cart?.items.count ?? 0 }
  }
}
