// snippet.checkout
extension Before {
  /// Wrong, though it is an actor: it looks, waits, and only then makes. Whoever comes while it waits
  /// finds no cart either.
  actor Checkout {
    private var cart: Cart?
    private let makeCart: @Sendable () -> Cart
    private let askServer: @Sendable () async -> Void

    init(
      makeCart: @escaping @Sendable () -> Cart, askServer: @escaping @Sendable () async -> Void
    ) {
      (self.makeCart, self.askServer) = (makeCart, askServer)
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
// snippet.end
