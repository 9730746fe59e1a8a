// A scope that several tasks use at once.

// snippet.shared
/// What `Checkout` becomes where several tasks use it. Whoever makes it hands in how a cart is made.
///
/// One cart for all who take part, also at once: nobody comes in between look and making. What takes
/// time is a task, which is made in one go as well, and for which all wait.
///
/// The cart itself never leaves the actor, so it need not be thread-safe.
actor SharedCheckout {
  private lazy var cart = makeCart()
  private lazy var answer = Task { [askServer] in await askServer() }
  private let makeCart: @Sendable () -> Cart
  private let askServer: @Sendable () async -> Void

  init(makeCart: @escaping @Sendable () -> Cart, askServer: @escaping @Sendable () async -> Void) {
    (self.makeCart, self.askServer) = (makeCart, askServer)
  }

  func put(_ item: Item) async {
    await answer.value
    cart.put(item)
  }

  var count: Int { cart.items.count }
}
// snippet.end
