import ItemsCore
import Testing

@testable import FunctionalCore

@Test("The tangled view model honors a cached price after 23 hours")
func tangledPrice() {
  let world = World(page: Page.tea280, hour: 23)
  let tea = Item(id: 7, name: "tea", cents: 250)
  world.disk.write(CachedItems(savedAt: .zero, items: [tea]).file)
  Before.ItemListViewModel(world).refresh()
  #expect(world.display.lines == ["tea 250, 30 off"])
}

@Test(
  "`decide` honors a cached price for a day",
  arguments: [(0, "tea 250, 30 off"), (23, "tea 250, 30 off"), (24, "tea 280"), (-1, "tea 280")])
func decidedPrice(hour: Int, line: String) {
  let cached = CachedItems(savedAt: .zero, items: [Item(id: 7, name: "tea", cents: 250)])
  let raised = [Item(id: 7, name: "tea", cents: 280)]
  let decision = decide(answer: raised, kept: cached, now: .seconds(hour * 3_600))
  #expect(decision.lines == [line])
}
