// Fails twoFit: the alias forgets the log, and the page asks for it while it runs.
// TASK 6: Say what a product page needs, and let a login have it.
typealias ProductPageDependencies = CartDependency

extension Login: CartDependency, LogDependency {
  var log: (String) -> Void { app.log }
}
// TASK 6: Take and use what the page needs.
private let dependencies: any ProductPageDependencies

init(item: Item, dependencies: any ProductPageDependencies) {
  (self.item, self.dependencies) = (item, dependencies)
}

/// How often the item is in the cart.
var count: Int { dependencies.cart.items.count { $0 == item } }

func buy() {
  dependencies.cart.add(item)
  (dependencies as? any LogDependency)?.log("bought \(item.name)")
}
