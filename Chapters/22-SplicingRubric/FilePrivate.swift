import TextUI

/// Nobody outside of this file can name it.
private final class DiscountRules: Sendable {
  let percent = 20
}

private protocol DiscountRulesDependency {
  var discountRules: DiscountRules { get }
}

// snippet.parameter
typealias PriceViewDependencies = DiscountLabelDependencies

/// File-private, shared with a child: one parameter, and the file keeps its secret.
struct PriceView<Dependencies: PriceViewDependencies>: View {
  let dependencies: Dependencies
  private let discountRules = DiscountRules()

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  var label: DiscountLabel<Dependencies> {
    DiscountLabel(dependencies: dependencies, discountRules: discountRules)
  }

  var body: some View { label }

  /// Whether the child works with the parent's own.
  var sharesItsRules: Bool { label.discountRules === discountRules }
}

typealias DiscountLabelDependencies = TrackingDependency

struct DiscountLabel<Dependencies: DiscountLabelDependencies>: View {
  let dependencies: Dependencies
  fileprivate let discountRules: DiscountRules

  var body: some View {
    Button("-\(discountRules.percent) %") { dependencies.tracker.track("discount") }
  }
}
// snippet.end

enum BySplice {
  // snippet.splice
  fileprivate typealias PriceViewDependencies = DiscountLabelDependencies

  typealias PriceViewExternalDependencies = TrackingDependency

  fileprivate struct SplicedPriceViewDependencies<
    ExternalDependencies: PriceViewExternalDependencies
  >: PriceViewDependencies {
    private let externalDependencies: ExternalDependencies
    let discountRules = DiscountRules()

    var tracker: any Tracking { externalDependencies.tracker }

    init(externalDependencies: ExternalDependencies) {
      self.externalDependencies = externalDependencies
    }
  }

  /// The rubric says N/A. Yet a view that is generic over its external alias can store a file-private
  /// splice, and hand it to a child that is as private.
  struct PriceView<ExternalDependencies: PriceViewExternalDependencies>: View {
    fileprivate let dependencies: SplicedPriceViewDependencies<ExternalDependencies>

    init(externalDependencies: ExternalDependencies) {
      dependencies = SplicedPriceViewDependencies(externalDependencies: externalDependencies)
    }

    var body: some View { DiscountLabel(dependencies: dependencies) }
  }
  // snippet.end

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
