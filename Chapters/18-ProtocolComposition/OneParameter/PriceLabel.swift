// snippet.label
typealias PriceLabelDependencies = PricingDependency

final class PriceLabel<Dependencies: PriceLabelDependencies> {
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func text(for product: String) -> String {
    "\(product): \(dependencies.prices.cents(of: product)) cents"
  }
}
// snippet.end
