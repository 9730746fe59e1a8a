import Testing

@testable import Containers

@Test("The container's factories resolve all their dependencies")
func orderPage() {
  let container = makeShopContainer()
  #expect(container.check() == [])

  container.register((any CheckoutClient).self) { _ in FakeCheckoutClient() }
  let page = container.resolve(OrderPage.self)
  #expect(page.checkout.buy("tea") == "fake: 1 item")
  #expect(page.receipt.text == "tea")
}

@Test("The shop's container is freed when no code holds it")
func containerIsFreed() {
  weak var released: Container?
  func useOnce() {
    let container = makeShopContainer()
    _ = container.resolve(OrderPage.self)
    released = container
  }
  useOnce()
  #expect(released == nil)
}
