import Numbers
import Testing

@testable import Deps2

@Test("C uses the numbers of the A and B that it was made with")
func cNeedsNoObject() {
  struct StubA: AServicing {
    func getAs() -> [A] { [7, 8] }
  }
  struct StubB: BServicing {
    func getBs() -> [B] { [70, 80] }
  }
  let c = CService(aService: StubA(), bService: StubB())
  #expect(c.getCs().map(\.0) == [7, 8])
  #expect(c.getCs().map(\.1) == [70, 80])
}

@Test("A checkout places no order after its weakly held object is freed")
func weakCheckoutOrdersNothing() {
  let shop = Before.ShopDeps()
  #expect(Before.WeakCheckout(deps: shop).buy("tea") == "POST tea, token t1")
  #expect(Before.WeakCheckout(deps: Before.ShopDeps()).buy("tea") == nil)
  withExtendedLifetime(shop) {}
}
