import Foundation
import Testing

@testable import CompositionRoot

@Test("A login opens the items at launch and the cart at checkout")
func twoLogins() {
  let root = ShopRoot { _, answer in answer(.success(Data("Grace".utf8))) }
  root.makeLogin().login()
  #expect(root.path == [.items])

  root.path = [.cart, .checkoutLogin]
  root.makeCheckoutLogin().login()
  #expect(root.path == [.cart])
}
