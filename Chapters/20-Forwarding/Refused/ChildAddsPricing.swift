// Refused: the child added a need; who lists breaks, who forwards asks the root (CPDI-94)

protocol LoggingDependency {}
protocol TrackingDependency {}
protocol PricingDependency {}

struct Root: LoggingDependency, TrackingDependency {}
#if REPAIRED
  extension Root: PricingDependency {}
#endif

typealias ProductImageViewDependencies = LoggingDependency & PricingDependency

// expected-note@+1 {{where 'Dependencies' = 'Dependencies'}}
struct ProductImageView<Dependencies: ProductImageViewDependencies> {
  let dependencies: Dependencies
}

#if !REPAIRED
  struct Listing<Dependencies: TrackingDependency & LoggingDependency> {
    let dependencies: Dependencies
    // expected-error@+1 {{generic struct 'ProductImageView' requires that 'Dependencies' conform to 'PricingDependency'}}
    func body() { _ = ProductImageView(dependencies: dependencies) }
  }
#endif

// expected-note@+1 {{where 'Dependencies' = 'Root'}}
struct Forwarding<Dependencies: TrackingDependency & ProductImageViewDependencies> {
  let dependencies: Dependencies
  func body() { _ = ProductImageView(dependencies: dependencies) }
}

func root() {
  // expected-error@+1 {{generic struct 'Forwarding' requires that 'Root' conform to 'PricingDependency'}}
  _ = Forwarding(dependencies: Root())
}
