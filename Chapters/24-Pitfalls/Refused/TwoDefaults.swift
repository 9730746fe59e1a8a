// Refused: two combining protocols that both have a default for their common leaf (CPDI-82)

import Playground

@testable import Pitfalls

#if !REPAIRED
  typealias Product = Before.ProductDetailViewDependencies
  typealias Deals = Before.Diamond.HotDealsDependencies

  extension Before.ProductDetailViewDependencies {
    // expected-note@+1 {{candidate exactly matches}}
    var tracker: any Tracking { Log() }
  }

  extension Before.Diamond.HotDealsDependencies {
    // expected-note@+1 {{candidate exactly matches}}
    var tracker: any Tracking { Log() }
  }
#else
  typealias Product = ProductDetailViewDependencies
  typealias Deals = HotDealsDependencies

  extension TrackingDependency {
    var tracker: any Tracking { Log() }
  }
#endif

// expected-error@+1 {{type 'Shop' does not conform to protocol 'TrackingDependency'}}
struct Shop: Product & Deals {
  let logger: any Logging
}
