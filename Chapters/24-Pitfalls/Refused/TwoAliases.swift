// Refused: conforming to two aliases with a common leaf, separated by a comma (CPDI-82, CPDI-E13)
// modes: 5 6

@testable import Pitfalls

/// Two aliases that both contain logging.
#if !REPAIRED
  // expected-error@+3 {{redundant conformance of 'Shop' to protocol 'LoggingDependency'}}
  // expected-note@+2 {{'Shop' declares conformance to protocol 'LoggingDependency' here}}
  // snippet.comma
  struct Shop: HotDealsDependencies, View_autoExpandDependencies {
    // snippet.end
    let logger: any Logging
    let tracker: any Tracking
    let expansion: any Expanding
  }
#else
  // snippet.joined
  struct Shop: HotDealsDependencies & View_autoExpandDependencies {
    // snippet.end
    let logger: any Logging
    let tracker: any Tracking
    let expansion: any Expanding
  }
#endif
