// Refused: a subclass that doesn't forward the alias of its superclass (CPDI-25)

@testable import Forwarding

#if !REPAIRED
  typealias ReviewViewControllerDependencies = TrackingDependency
#else
  typealias ReviewViewControllerDependencies = TrackingDependency
    & ShopBaseViewControllerDependencies
#endif

class ReviewViewController<Dependencies: ReviewViewControllerDependencies>:
  // expected-error@+1 {{type 'Dependencies' does not conform to protocol 'LoggingDependency'}}
  ShopBaseViewController<Dependencies>
{}
