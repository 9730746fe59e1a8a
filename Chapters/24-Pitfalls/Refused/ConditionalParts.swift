// Refused: one splice that has two aliases with a common part, each under its own condition (CPDI-82, CPDI-E13)

protocol LoggingDependency {}
protocol TrackingDependency {}
protocol PricingDependency {}

typealias ProductDetailViewDependencies = TrackingDependency & LoggingDependency
typealias HotDealsDependencies = TrackingDependency & PricingDependency

struct Splice<Outer> { let outer: Outer }

#if !REPAIRED
  // expected-note@+1 {{'Splice<Outer>' declares conformance to protocol 'TrackingDependency' here}}
  extension Splice: ProductDetailViewDependencies where Outer: ProductDetailViewDependencies {}
  // expected-error@+1 {{conflicting conformance of 'Splice<Outer>' to protocol 'TrackingDependency'; there cannot be more than one conformance, even with different conditional bounds}}
  extension Splice: HotDealsDependencies where Outer: HotDealsDependencies {}
#else
  // A condition for each part, and no part twice.
  extension Splice: LoggingDependency where Outer: LoggingDependency {}
  extension Splice: TrackingDependency where Outer: TrackingDependency {}
  extension Splice: PricingDependency where Outer: PricingDependency {}
#endif
