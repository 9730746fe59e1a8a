// Fails asksEachTime: the page keeps the cart and the log that it found when it was made.
// TASK 6: Take and use what the page needs.
private let cart: Cart
private let log: (String) -> Void

init(item: Item, dependencies: any ProductPageDependencies) {
  (self.item, cart, log) = (item, dependencies.cart, dependencies.log)
}

/// How often the item is in the cart.
var count: Int { cart.items.count { $0 == item } }

func buy() {
  cart.add(item)
  log("bought \(item.name)")
}
