// Fails asksEachTime: the page keeps the first cart that it asked for.
// TASK 6: Take and use what the page needs.
private let dependencies: any ProductPageDependencies
private lazy var cart = dependencies.cart

init(item: Item, dependencies: any ProductPageDependencies) {
  (self.item, self.dependencies) = (item, dependencies)
}

/// How often the item is in the cart.
var count: Int { cart.items.count { $0 == item } }

func buy() {
  cart.add(item)
  dependencies.log("bought \(item.name)")
}
