// expected-note@+1 {{type declared here}}
private final class DiscountRules {
  let percent = 20
}

// expected-note@+1 {{type declared here}}
private protocol DiscountRulesDependency {
  var discountRules: DiscountRules { get }
}

struct DiscountView {
  fileprivate let discountRules = DiscountRules()

  var percent: Int { discountRules.percent }
}
