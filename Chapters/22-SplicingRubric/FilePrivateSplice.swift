import TextUI

/// No other file can name this type.
private final class DiscountRules: Sendable {
  let percent = 20
}

private protocol DiscountRulesDependency {
  var discountRules: DiscountRules { get }
}

enum BySplice {
  fileprivate typealias DiscountViewDependencies = DiscountLabelDependencies

  typealias DiscountViewExternalDependencies = TrackingDependency

  fileprivate struct SplicedDiscountViewDependencies<
    ExternalDependencies: DiscountViewExternalDependencies
  >: DiscountViewDependencies {
    private let externalDependencies: ExternalDependencies
    let discountRules = DiscountRules()

    var tracker: any Tracking { externalDependencies.tracker }

    init(externalDependencies: ExternalDependencies) {
      self.externalDependencies = externalDependencies
    }
  }

  /// The rubric says N/A. But a view that is generic over its external alias can store a file-private
  /// splice and pass it to a file-private child.
  struct DiscountView<ExternalDependencies: DiscountViewExternalDependencies>: View {
    fileprivate let dependencies: SplicedDiscountViewDependencies<ExternalDependencies>

    init(externalDependencies: ExternalDependencies) {
      dependencies = SplicedDiscountViewDependencies(externalDependencies: externalDependencies)
    }

    var body: some View { DiscountLabel(dependencies: dependencies) }
  }

  fileprivate typealias DiscountLabelDependencies = TrackingDependency & DiscountRulesDependency

  fileprivate struct DiscountLabel<Dependencies: DiscountLabelDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Button("-\(dependencies.discountRules.percent) %") {
        dependencies.tracker.track("discount")
      }
    }
  }
}
