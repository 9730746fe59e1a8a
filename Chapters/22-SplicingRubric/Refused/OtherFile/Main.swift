// Refused: a file-private dependency from another file of its module; other files can use the view that stores it (CPDI-50, CPDI-53, CPDI-56, CPDI-70)
// modes: 5 6
// alone: it tests two files of one module

#if !REPAIRED
  // expected-error@+1 {{'DiscountRulesDependency' is inaccessible due to 'private' protection level}}
  func use(_ dependencies: some DiscountRulesDependency) {}
  // expected-error@+1 {{'DiscountRules' is inaccessible due to 'private' protection level}}
  func use(_ discountRules: DiscountRules) {}
#else
  func use(_ view: DiscountView) -> Int { view.percent }
#endif
