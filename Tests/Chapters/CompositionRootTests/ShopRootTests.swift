import Foundation
import Testing

@testable import CompositionRoot

@Test("A login leads to the items, and at the checkout to the cart")
func twoLogins() {
  let root = ShopRoot { _, answer in answer(.success(Data("Grace".utf8))) }
  root.makeLogin().login()
  #expect(root.path == [.items])

  root.path = [.cart, .checkoutLogin]
  root.makeCheckoutLogin().login()
  #expect(root.path == [.cart])
}
