// snippet.checkout
typealias CheckoutDependencies = TrackingDependency
  & ReceiptDependencies  // Required by Receipt

/// No view. The rule is the same.
final class Checkout<Dependencies: CheckoutDependencies> {
  private let dependencies: Dependencies
  private let receipt: Receipt<Dependencies>

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    receipt = Receipt(dependencies: dependencies)
  }

  func pay(_ cents: Int) {
    dependencies.tracker.track("pay")
    receipt.write(cents)
  }
}
// snippet.end
