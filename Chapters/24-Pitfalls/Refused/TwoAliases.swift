// Refused: two aliases that share a part, listed with a comma or over two extensions (CPDI-82, CPDI-E13)
// modes: 5 6

protocol LoggingDependency {}
protocol TrackingDependency {}
protocol PricingDependency {}

typealias ProductDetailViewDependencies = TrackingDependency & LoggingDependency
typealias HotDealsDependencies = TrackingDependency & PricingDependency

#if !REPAIRED
  // expected-error@+2 {{redundant conformance of 'Shop' to protocol 'TrackingDependency'}}
  // expected-note@+1 {{'Shop' declares conformance to protocol 'TrackingDependency' here}}
  struct Shop: ProductDetailViewDependencies, HotDealsDependencies {}

  struct App {}
  // expected-note@+1 {{'App' declares conformance to protocol 'TrackingDependency' here}}
  extension App: ProductDetailViewDependencies {}
  // expected-error@+1 {{redundant conformance of 'App' to protocol 'TrackingDependency'}}
  extension App: HotDealsDependencies {}
#else
  struct Shop: ProductDetailViewDependencies & HotDealsDependencies {}

  struct App {}
  extension App: ProductDetailViewDependencies & HotDealsDependencies {}
#endif
