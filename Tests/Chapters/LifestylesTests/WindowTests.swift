import Testing

@testable import Lifestyles

@Test("Each window has its own cart, which is freed with the window")
func windows() {
  let app = App(user: .ada)
  var left: Checkout? = app.makeCheckout()
  let right = app.makeCheckout()
  left?.cart.put(.tea)
  #expect(left?.cart.items.map(\.name) == ["tea"])
  #expect(right.cart.items.isEmpty)

  weak var cart: Cart?
  cart = left?.cart
  left = nil
  #expect(cart == nil)
}
