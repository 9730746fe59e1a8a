// Fails twoFit: a second initializer still takes the whole login.
// TASK 6: Take and use what the page needs.
private let dependencies: any ProductPageDependencies

init(item: Item, dependencies: any ProductPageDependencies) {
  (self.item, self.dependencies) = (item, dependencies)
}

convenience init(item: Item, login: Login) { self.init(item: item, dependencies: login) }

/// How often the item is in the cart.
var count: Int { dependencies.cart.items.count { $0 == item } }

func buy() {
  dependencies.cart.add(item)
  dependencies.log("bought \(item.name)")
}
