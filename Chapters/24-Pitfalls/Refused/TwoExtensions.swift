// Refused: conforming to two aliases with a common leaf, in two extensions (CPDI-82, CPDI-E13)
// modes: 5 6

@testable import Pitfalls

struct Root {
  let logger: any Logging
  let tracker: any Tracking
  let expansion: any Expanding
}

#if !REPAIRED
  // expected-note@+1 {{'Root' declares conformance to protocol 'LoggingDependency' here}}
  extension Root: ProductDetailViewDependencies {}
  // expected-error@+1 {{redundant conformance of 'Root' to protocol 'LoggingDependency'}}
  extension Root: View_autoExpandDependencies {}
#else
  extension Root: ProductDetailViewDependencies & View_autoExpandDependencies {}
#endif
