// Refused: two aliases that share a part, listed with a comma or over two extensions (CPDI-82, CPDI-E13)
// modes: 5 6

@testable import Pitfalls

/// Two aliases that both contain logging.
#if !REPAIRED
  // expected-error@+2 {{redundant conformance of 'Shop' to protocol 'LoggingDependency'}}
  // expected-note@+1 {{'Shop' declares conformance to protocol 'LoggingDependency' here}}
  struct Shop: ProductDetailViewDependencies, View_autoExpandDependencies {
    let logger: any Logging
    let tracker: any Tracking
    let expansion: any Expanding
  }

  struct Root {
    let logger: any Logging
    let tracker: any Tracking
    let expansion: any Expanding
  }
  // expected-note@+1 {{'Root' declares conformance to protocol 'LoggingDependency' here}}
  extension Root: ProductDetailViewDependencies {}
  // expected-error@+1 {{redundant conformance of 'Root' to protocol 'LoggingDependency'}}
  extension Root: View_autoExpandDependencies {}
#else
  struct Shop: ProductDetailViewDependencies & View_autoExpandDependencies {
    let logger: any Logging
    let tracker: any Tracking
    let expansion: any Expanding
  }

  struct Root {
    let logger: any Logging
    let tracker: any Tracking
    let expansion: any Expanding
  }
  extension Root: ProductDetailViewDependencies & View_autoExpandDependencies {}
#endif
