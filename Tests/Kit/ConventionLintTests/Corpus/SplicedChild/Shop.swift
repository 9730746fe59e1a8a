// What is special here: the child is spliced, and its parent lists the external alias instead of the child's full one.
final class Basket { var items: [String] = [] }
protocol Log { func write(_ line: String) }
protocol Catalog { func all() -> [String] }
protocol HasLog { var log: any Log { get } }
protocol HasBasket { var basket: Basket { get } }
protocol HasCatalog { var catalog: any Catalog { get } }

typealias CartExternalDependencies = HasLog
typealias CartDependencies = HasLog & HasBasket

struct SplicedCartDependencies<External: CartExternalDependencies>: CartDependencies {
  let external: External
  let basket = Basket()
  var log: any Log { external.log }
}

final class Cart<External: CartExternalDependencies> {
  private let dependencies: SplicedCartDependencies<External>

  init(dependencies: External) {
    self.dependencies = SplicedCartDependencies(external: dependencies)
  }

  func add(_ item: String) {
    dependencies.basket.items.append(item)
    dependencies.log.write("\(dependencies.basket.items.count) items")
  }
}

typealias ShopDependencies = CartExternalDependencies & HasCatalog

struct Shop<Dependencies: ShopDependencies> {
  let dependencies: Dependencies

  func buyAll() {
    let cart = Cart(dependencies: dependencies)
    for item in dependencies.catalog.all() { cart.add(item) }
  }
}
