// Refused: the child dropped logging; a parent that lists it still asks for it (CPDI-93, CPDI-94)

protocol LoggingDependency {}
protocol TrackingDependency {}

struct OnlyTracking: TrackingDependency {}

typealias ProductImageViewDependencies = TrackingDependency

struct ProductImageView<Dependencies: ProductImageViewDependencies> {
  let dependencies: Dependencies
}

// expected-note@+1 {{where 'Dependencies' = 'OnlyTracking'}}
struct Listing<Dependencies: TrackingDependency & LoggingDependency> {
  let dependencies: Dependencies
  var image: ProductImageView<Dependencies> { ProductImageView(dependencies: dependencies) }
}

struct Forwarding<Dependencies: TrackingDependency & ProductImageViewDependencies> {
  let dependencies: Dependencies
  var image: ProductImageView<Dependencies> { ProductImageView(dependencies: dependencies) }
}

func roots() {
  #if !REPAIRED
    // expected-error@+1 {{generic struct 'Listing' requires that 'OnlyTracking' conform to 'LoggingDependency'}}
    _ = Listing(dependencies: OnlyTracking())
  #endif
  _ = Forwarding(dependencies: OnlyTracking())
}
