// Refused: whoever has all the parts, where a protocol gathers them (CPDI-81, CPDI-E13)
// modes: 5 6

protocol LoggingDependency {}
protocol TrackingDependency {}

#if !REPAIRED
  protocol ProductDetailViewDependencies: TrackingDependency & LoggingDependency {}
  protocol HotDealsDependencies: TrackingDependency & LoggingDependency {}
#else
  typealias ProductDetailViewDependencies = TrackingDependency & LoggingDependency
  typealias HotDealsDependencies = TrackingDependency & LoggingDependency
#endif

// expected-note@+3 {{where 'Dependencies' = 'Shop'}}
// expected-note@+2 {{where 'Dependencies' = 'some ProductListViewDependencies'}}
// expected-note@+1 {{where 'Dependencies' = 'some HotDealsDependencies'}}
struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
  let dependencies: Dependencies
}

// The root.
struct Shop: TrackingDependency, LoggingDependency {}

func show(_ shop: Shop) {
  // expected-error@+1 {{generic struct 'ProductDetailView' requires that 'Shop' conform to 'ProductDetailViewDependencies'}}
  _ = ProductDetailView(dependencies: shop)
}

// A parent that lists the parts.
typealias ProductListViewDependencies = TrackingDependency & LoggingDependency

func show(_ dependencies: some ProductListViewDependencies) {
  // expected-error@+1 {{requires that 'some ProductListViewDependencies' conform to 'ProductDetailViewDependencies'}}
  _ = ProductDetailView(dependencies: dependencies)
}

// A sibling that gathers the very same parts.
func show(deals: some HotDealsDependencies) {
  // expected-error@+1 {{requires that 'some HotDealsDependencies' conform to 'ProductDetailViewDependencies'}}
  _ = ProductDetailView(dependencies: deals)
}
