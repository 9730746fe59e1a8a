// Refused: a view without a logger that adopts a protocol which requires one of every adopter (CPDI-85, CPDI-102, CPDI-99)

import TextUI

@testable import Pitfalls

// It has a context, but no logger.
#if !REPAIRED
  // expected-error@+1 {{type 'PriceView<Dependencies>' does not conform to protocol 'ContextLoggableView'}}
  struct PriceView<Dependencies: TrackingDependency>: ContextLoggableView {
    // expected-note@+1 {{candidate can not infer 'Dependencies' = 'Dependencies' because 'Dependencies' is not a nominal type and so can't conform to 'LoggingDependency'}}
    let dependencies: Dependencies
    let context = "com.foo.price-view"
    var body: some View { Text("250 cents") }
  }
#else
  struct PriceView<Dependencies: TrackingDependency>: View, ContextProviding {
    let dependencies: Dependencies
    let context = "com.foo.price-view"
    var body: some View { Text("250 cents") }
  }
#endif
