// Refused: a component's alias that is not forwarded by the type that adopts it (CPDI-87)

protocol LoggingDependency {}
protocol TrackingDependency {}

typealias ProductComponentDependencies = LoggingDependency

protocol ProductComponent {
  // expected-note@+1 {{unable to infer associated type 'Dependencies' for protocol 'ProductComponent'}}
  associatedtype Dependencies: ProductComponentDependencies
  var dependencies: Dependencies { get }
}

#if !REPAIRED
  typealias ProductDetailViewDependencies = TrackingDependency
#else
  typealias ProductDetailViewDependencies = TrackingDependency & ProductComponentDependencies
#endif

// expected-error@+1 {{type 'ProductDetailView<Dependencies>' does not conform to protocol 'ProductComponent'}}
struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: ProductComponent {
  // expected-note@+1 {{candidate can not infer 'Dependencies' = 'Dependencies' because 'Dependencies' is not a nominal type and so can't conform to 'LoggingDependency'}}
  let dependencies: Dependencies
}
