import Playground
import Testing

@testable import ProtocolComposition

@Test("A checkout calls the tracker and the delivery service")
func checkOutSendsAParcel() {
  let log = Log()
  let dependencies = CheckOutTestDependencies(tracker: log, delivery: Deliveries(log: log))
  checkOut(dependencies: dependencies)
  #expect(log.lines == ["track: checkout", "deliver: parcel 7"])
}

@Test("A list that stores only the root's closure opens the same page")
func listWithAClosure() {
  let (log, tea) = (Log(), Item(name: "tea"))
  let app = App(log: log)
  let list = ByClosure.makeProductListView(app: app)
  #expect(Mirror(reflecting: list).children.map(\.label) == ["open"])
  #expect(list.open(tea).title == ProductListView(dependencies: app).open(tea).title)
  list.open(tea).addToCart()
  #expect(app.cart.items == [tea])
  #expect(log.lines.suffix(2) == ["track: addToCart", "log: from list"])
}
