// Refused: a helper that takes dependencies, called by a file that does not forward its alias (CPDI-84)

protocol View {}
protocol TrackingDependency {}
protocol ExpandingDependency {}

typealias View_autoExpandDependencies = ExpandingDependency

extension View {
  // expected-note@+1 {{where 'Dependencies' = 'Dependencies'}}
  func autoExpand<Dependencies: View_autoExpandDependencies>(dependencies: Dependencies) -> Self {
    self
  }
}

struct Text: View {}

#if !REPAIRED
  typealias ProductDetailViewDependencies = TrackingDependency
#else
  typealias ProductDetailViewDependencies = TrackingDependency & View_autoExpandDependencies
#endif

struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
  let dependencies: Dependencies

  func body() -> some View {
    // expected-error@+1 {{instance method 'autoExpand(dependencies:)' requires that 'Dependencies' conform to 'ExpandingDependency'}}
    Text().autoExpand(dependencies: dependencies)
  }
}
