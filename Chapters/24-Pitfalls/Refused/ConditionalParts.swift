// Refused: a splice that conforms to two aliases with a common leaf, each under its own condition (CPDI-82, CPDI-E13)

@testable import Pitfalls

struct Splice<Outer> { let outer: Outer }

#if !REPAIRED
  // expected-note@+1 {{'Splice<Outer>' declares conformance to protocol 'LoggingDependency' here}}
  extension Splice: HotDealsDependencies where Outer: HotDealsDependencies {
    var logger: any Logging { outer.logger }
    var tracker: any Tracking { outer.tracker }
  }
  // expected-error@+1 {{conflicting conformance of 'Splice<Outer>' to protocol 'LoggingDependency'; there cannot be more than one conformance, even with different conditional bounds}}
  extension Splice: AutoExpanderDependencies where Outer: AutoExpanderDependencies {
    var expansion: any Expanding { outer.expansion }
  }
#else
  // One condition for each leaf, and no leaf twice.
  extension Splice: LoggingDependency where Outer: LoggingDependency {
    var logger: any Logging { outer.logger }
  }
  extension Splice: TrackingDependency where Outer: TrackingDependency {
    var tracker: any Tracking { outer.tracker }
  }
  extension Splice: ExpandingDependency where Outer: ExpandingDependency {
    var expansion: any Expanding { outer.expansion }
  }
#endif
