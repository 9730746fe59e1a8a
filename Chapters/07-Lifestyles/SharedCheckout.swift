// A scope that several tasks use at once.

import Playground

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
/// One cart for all who take part, also at once: nobody comes in between look and making. What takes
/// time is a task, which is made in one go as well, and for which all wait.
///
/// The cart itself never leaves the actor, so it need not be thread-safe.
actor SharedCheckout {
  private lazy var cart = Cart(tally: tally)
  private lazy var answer = Task { [askServer] in await askServer() }
  private let tally: Tally
  private let askServer: @Sendable () async -> Void

  init(tally: Tally, askServer: @escaping @Sendable () async -> Void) {
    (self.tally, self.askServer) = (tally, askServer)
  }

  func put(_ item: Item) async {
    await answer.value
    cart.put(item)
  }

  var count: Int { cart.items.count }
}
// snippet.end
