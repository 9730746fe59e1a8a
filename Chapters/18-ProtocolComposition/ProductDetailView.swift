typealias ProductDetailViewDependencies = BaseViewDependencies
  & PriceViewDependencies
  & CountVisitDependencies
  & TrackingDependency
  & SessionDependency
  & CartDependency

/// The superclass logs, the price view reads prices, and the helper tracks. The page uses the other leaves.
final class ProductDetailView<Dependencies: ProductDetailViewDependencies>: BaseView<Dependencies> {
  let item: Item
  let price: PriceView<Dependencies>

  init(dependencies: Dependencies, item: Item, context: String) {
    self.item = item
    price = PriceView(dependencies: dependencies)
    super.init(dependencies: dependencies)
    countVisit(dependencies: dependencies, from: context)
  }

  var title: String {
    "\(item.name) for \(dependencies.session.user.name): \(price.text(for: item))"
  }

  func addToCart() {
    dependencies.cart.put(item)
    dependencies.tracker.trackAddToCart()
  }
}
