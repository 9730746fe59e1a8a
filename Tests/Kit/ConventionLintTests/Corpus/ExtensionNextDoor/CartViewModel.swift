// What is special here: a leaf is used only in an extension of the view model in another file.
typealias CartViewModelDependencies = PricingDependency
  & CouponDependency

final class CartViewModel<Dependencies: CartViewModelDependencies> {
  let dependencies: Dependencies
  private(set) var items: [String] = []

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func add(_ item: String) { items.append(item) }

  var total: Int {
    items.map { dependencies.pricing.price(of: $0) }.reduce(0, +)
  }
}
