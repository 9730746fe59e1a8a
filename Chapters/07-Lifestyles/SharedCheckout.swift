// A scope that several tasks use at once.

// snippet.hasty
/// Wrong, though it is an actor: it looks, waits, and only then makes. Whoever comes while it waits
/// finds no cart either.
actor HastyCheckout {
  private var cart: Cart?
  private let tally: Tally
  private let askServer: @Sendable () async -> Void

  init(tally: Tally, askServer: @escaping @Sendable () async -> Void) {
    (self.tally, self.askServer) = (tally, askServer)
  }

  func put(_ item: Item) async {
    if cart == nil {
      await askServer()
      cart = Cart(tally: tally)
    }
    cart?.put(item)
  }

  var count: Int { cart?.items.count ?? 0 }
}
// snippet.end

// snippet.shared
/// One cart for all who take part, also at once: nobody comes in between the look and the making.
/// The cart itself never leaves the actor, so it need not be thread-safe.
actor SharedCheckout {
  private lazy var cart = Cart(tally: tally)
  private let tally: Tally
  private let askServer: @Sendable () async -> Void

  init(tally: Tally, askServer: @escaping @Sendable () async -> Void) {
    (self.tally, self.askServer) = (tally, askServer)
  }

  func put(_ item: Item) async {
    await askServer()
    cart.put(item)
  }

  var count: Int { cart.items.count }
}
// snippet.end
