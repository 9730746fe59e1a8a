// Refused: calling a helper that takes dependencies without forwarding its alias (CPDI-84)

import TextUI

@testable import Pitfalls

#if !REPAIRED
  typealias PriceViewDependencies = TrackingDependency & LoggingDependency
#else
  typealias PriceViewDependencies = TrackingDependency & View_autoExpandDependencies
#endif

struct PriceView<Dependencies: PriceViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    // expected-error@+1 {{instance method 'autoExpand(dependencies:)' requires that 'Dependencies' conform to 'ExpandingDependency'}}
    Text("250 cents").autoExpand(dependencies: dependencies)
  }
}
