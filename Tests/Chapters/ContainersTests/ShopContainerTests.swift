import Testing

@testable import Containers

@Test("Every factory finds its parts, and a fake can pay")
func orderPage() {
  let container = makeShopContainer()
  #expect(container.check() == [])

  container.register((any CheckoutClient).self) { _ in FakeCheckoutClient() }
  let page = container.resolve(OrderPage.self)
  #expect(page.checkout.buy("tea") == "fake: 1 item")
  #expect(page.receipt.text == "tea")
}
