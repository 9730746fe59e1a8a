import Testing

@testable import Containers

@Test("`OrderDetails` returns one object for each number")
func orderDetails() {
  let container = makeShopContainer()
  registerOrders(in: container)
  registerOrderDetails(in: container)
  let details = container.resolve(OrderDetails.self)
  #expect(details[1] === details[1])
  #expect(details[2].title == "order 2 of Ada")
  #expect(container.resolve(OrderDetails.self)[1] === details[1])
}
