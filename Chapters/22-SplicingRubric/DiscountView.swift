import TextUI

/// No other file can name this type.
private final class DiscountRules: Sendable {
  let percent = 20
}

typealias DiscountViewDependencies = DiscountLabelDependencies

/// Shares a file-private dependency with its child by one parameter.
struct DiscountView<Dependencies: DiscountViewDependencies>: View {
  let dependencies: Dependencies
  private let discountRules = DiscountRules()

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  var label: DiscountLabel<Dependencies> {
    DiscountLabel(dependencies: dependencies, discountRules: discountRules)
  }

  var body: some View { label }
}

typealias DiscountLabelDependencies = TrackingDependency

struct DiscountLabel<Dependencies: DiscountLabelDependencies>: View {
  let dependencies: Dependencies
  fileprivate let discountRules: DiscountRules

  var body: some View {
    Button("-\(discountRules.percent) %") { dependencies.tracker.track("discount") }
  }
}
