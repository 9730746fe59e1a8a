// Refused: the view uses a dependency that its alias does not name (CPDI-17)

protocol LoggingDependency { var logger: String { get } }
protocol TrackingDependency { var tracker: String { get } }

#if !REPAIRED
  typealias ProductDetailViewDependencies = TrackingDependency
#else
  typealias ProductDetailViewDependencies = TrackingDependency & LoggingDependency
#endif

struct ProductDetailView<Dependencies: ProductDetailViewDependencies> {
  let dependencies: Dependencies

  func tap() {
    print(dependencies.tracker)
    // expected-error@+1 {{value of type 'Dependencies' has no member 'logger'}}
    print(dependencies.logger)
  }
}
