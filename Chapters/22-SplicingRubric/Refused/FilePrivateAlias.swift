// Refused: an internal view that is generic over a file-private alias; over its external alias it may store a file-private splice (CPDI-62, CPDI-E19)
// modes: 5 6

import TextUI

@testable import SplicingRubric

final class DiscountRules {}

private protocol DiscountRulesDependency {
  var discountRules: DiscountRules { get }
}

// expected-note@+1 {{type declared here}}
private typealias DiscountViewDependencies = TrackingDependency & DiscountRulesDependency

typealias DiscountViewExternalDependencies = TrackingDependency

private struct SplicedDiscountViewDependencies<
  ExternalDependencies: DiscountViewExternalDependencies
>: DiscountViewDependencies {
  private let externalDependencies: ExternalDependencies
  let discountRules = DiscountRules()
  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

#if !REPAIRED
  // expected-error@+1 {{generic struct must be declared private or fileprivate because its generic parameter uses a private type}}
  struct DiscountView<Dependencies: DiscountViewDependencies> {
    let dependencies: Dependencies
  }
#else
  struct DiscountView<ExternalDependencies: DiscountViewExternalDependencies> {
    fileprivate let dependencies: SplicedDiscountViewDependencies<ExternalDependencies>

    init(externalDependencies: ExternalDependencies) {
      dependencies = SplicedDiscountViewDependencies(externalDependencies: externalDependencies)
    }
  }
#endif
