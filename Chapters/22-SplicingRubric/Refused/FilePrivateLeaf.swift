// Refused: a file-private leaf in an internal alias, which a splice of the document's form needs (CPDI-50, CPDI-53, CPDI-56, CPDI-70)
// modes: 5 6

@testable import SplicingRubric

final class DiscountRules {}

// expected-note@+1 {{type declared here}}
private protocol DiscountRulesDependency {
  var discountRules: DiscountRules { get }
}

#if !REPAIRED
  // expected-error@+1 {{type alias must be declared private or fileprivate because its underlying type uses a private type}}
  typealias DiscountViewDependencies = TrackingDependency & DiscountRulesDependency
#else
  private typealias DiscountViewDependencies = TrackingDependency & DiscountRulesDependency
#endif
