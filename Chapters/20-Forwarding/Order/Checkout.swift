// snippet.checkout
typealias CheckoutDependencies = TrackingDependency
  & OrderDependencies  // Required by Order

/// No view. The rule is the same.
final class Checkout<Dependencies: CheckoutDependencies> {
  private let dependencies: Dependencies
  private let order: Order<Dependencies>

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    order = Order(dependencies: dependencies)
  }

  func pay(_ cents: Int) {
    dependencies.tracker.track("pay")
    order.place(cents)
  }
}
// snippet.end
