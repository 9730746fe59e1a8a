// Refused: the child added a need; a parent that lists breaks, one that forwards requires it of the root (CPDI-94)

import TextUI

@testable import Forwarding

#if !REPAIRED
  struct Listing<Dependencies: TrackingDependency & LoggingDependency>: View {
    let dependencies: Dependencies
    // expected-error@+1 {{generic struct 'ProductImageView' requires that 'Dependencies' conform to 'PricingDependency'}}
    var body: some View { Added.ProductImageView(dependencies: dependencies) }
  }

  struct Root: LoggingDependency, TrackingDependency {
    let logger: any Logging
    let tracker: any Tracking
  }
#else
  typealias Root = App
#endif

func show(_ root: Root) -> some View {
  // expected-error@+1 {{generic struct 'ProductDetailView' requires that 'Root' conform to 'PricingDependency'}}
  Added.ProductDetailView(dependencies: root)
}
