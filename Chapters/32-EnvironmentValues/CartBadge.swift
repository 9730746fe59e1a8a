import TextUI

/// Shows the number of items in the cart, on a tab. The cart is optional.
struct CartBadge: View {
  @Environment(Cart.self) private var cart: Cart?

  var body: some View { Text(cart.map { "\($0.items.count)" } ?? "no cart") }
}

/// A cart for tests that starts with one item.
final class FakeCart: Cart {
  override init() {
    super.init()
    add("fake tea")
  }
}
