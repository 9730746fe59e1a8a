import Testing

@testable import Containers

@Test("Each order screen shows its own number and is freed")
func orderScreens() {
  let container = makeShopContainer()
  registerOrderScreen(in: container)
  let makeScreen = container.resolve(MakeOrderScreen.self)
  weak var released: OrderScreen?
  func title(of number: Int) -> String {
    let screen = makeScreen(number)
    screen.appear()
    released = screen
    return screen.title
  }
  #expect(title(of: 1) == "order 1 of Ada")
  #expect(title(of: 2) == "order 2 of Ada")
  #expect(released == nil)
}
