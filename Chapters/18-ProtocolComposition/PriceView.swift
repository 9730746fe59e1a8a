typealias PriceViewDependencies = PricingDependency

final class PriceView<Dependencies: PriceViewDependencies> {
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func text(for item: Item) -> String { "\(dependencies.prices.cents(of: item)) cents" }
}
