import TextUI

/// How many items are in the cart, on a tab. It shows nothing if no view above has set a cart.
struct CartBadge: View {
  @Environment(Cart.self) private var cart: Cart?

  var body: some View { Text(cart.map { "\($0.items.count)" } ?? "no cart") }
}

/// A cart for tests, with one item from the start.
final class FakeCart: Cart {
  override init() {
    super.init()
    add("fake tea")
  }
}
