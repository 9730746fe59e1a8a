// Refused: adopting a component without forwarding its alias (CPDI-87, CPDI-21)

@testable import Pitfalls

#if !REPAIRED
  typealias PriceTagDependencies = TrackingDependency
#else
  typealias PriceTagDependencies = TrackingDependency & ProductComponentDependencies
#endif

// expected-error@+1 {{type 'PriceTag<Dependencies>' does not conform to protocol 'ProductComponent'}}
struct PriceTag<Dependencies: PriceTagDependencies>: ProductComponent {
  // expected-note@+1 {{candidate can not infer 'Dependencies' = 'Dependencies' because 'Dependencies' is not a nominal type and so can't conform to 'LoggingDependency'}}
  let dependencies: Dependencies
}
