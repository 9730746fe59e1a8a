// Refused: the same page where the image takes its alias as `any` (CPDI-96, CPDI-E24)
// modes: 5 6

@testable import Forwarding

#if !REPAIRED
  typealias PageDependencies = TrackingDependency
#else
  typealias PageDependencies = TrackingDependency & ProductImageViewDependencies
#endif

struct Page {
  let image: ImageOfAny

  init(dependencies: any PageDependencies) {
    // expected-error@+1 {{argument type 'any PageDependencies' (aka 'any TrackingDependency') does not conform to expected type 'LoggingDependency'}}
    image = ImageOfAny(dependencies: dependencies)
  }
}

struct ImageOfAny {
  let dependencies: any ProductImageViewDependencies
}
