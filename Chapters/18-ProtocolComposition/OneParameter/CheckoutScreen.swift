// snippet.checkout
typealias CheckoutScreenDependencies = ScreenDependencies
  & PriceLabelDependencies
  & Visits_countDependencies
  & TrackingDependency

/// Its superclass logs, its label needs a price, its helper tracks, and it tracks as well.
final class CheckoutScreen<Dependencies: CheckoutScreenDependencies>: Screen<Dependencies> {
  let label: PriceLabel<Dependencies>

  override init(dependencies: Dependencies) {
    label = PriceLabel(dependencies: dependencies)
    super.init(dependencies: dependencies)
    Visits.count(dependencies: dependencies, of: "checkout")
  }

  func pay() { dependencies.tracker.track("pay") }
}
// snippet.end
