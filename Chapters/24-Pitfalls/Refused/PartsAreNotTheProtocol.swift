// Refused: containers that have all the leaves, but not the protocol that combines them (CPDI-81, CPDI-E13)
// modes: 5 6

@testable import Pitfalls

#if !REPAIRED
  typealias Gathered = Before.ProductDetailViewDependencies
  typealias Deals = Before.Diamond.HotDealsDependencies
#else
  typealias Gathered = ProductDetailViewDependencies
  typealias Deals = HotDealsDependencies
#endif

// expected-note@+3 {{where 'Dependencies' = 'App'}}
// expected-note@+2 {{where 'Dependencies' = 'some ProductDetailViewDependencies'}}
// expected-note@+1 {{where 'Dependencies' = 'some Deals'}}
struct DetailScreen<Dependencies: Gathered> {
  let dependencies: Dependencies
}

// The root.
func show(_ app: App) {
  // expected-error@+1 {{generic struct 'DetailScreen' requires that 'App' conform to 'Before.ProductDetailViewDependencies'}}
  _ = DetailScreen(dependencies: app)
}

// A parent that lists the leaves.
func show(_ dependencies: some ProductDetailViewDependencies) {
  // expected-error@+1 {{requires that 'some ProductDetailViewDependencies' conform to 'Before.ProductDetailViewDependencies'}}
  _ = DetailScreen(dependencies: dependencies)
}

// A sibling protocol with the same leaves.
func show(deals: some Deals) {
  // expected-error@+1 {{requires that 'some Deals' conform to 'Before.ProductDetailViewDependencies'}}
  _ = DetailScreen(dependencies: deals)
}
