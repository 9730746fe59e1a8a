// Refused: a subclass that does not forward the alias of its superclass (CPDI-25)

protocol LoggingDependency {}
protocol TrackingDependency {}

typealias ShopBaseViewControllerDependencies = LoggingDependency

class ShopBaseViewController<Dependencies: ShopBaseViewControllerDependencies> {
  init(dependencies: Dependencies) {}
}

#if !REPAIRED
  typealias ProductDetailViewControllerDependencies = TrackingDependency
#else
  typealias ProductDetailViewControllerDependencies = TrackingDependency
    & ShopBaseViewControllerDependencies
#endif

class ProductDetailViewController<Dependencies: ProductDetailViewControllerDependencies>:
  // expected-error@+1 {{type 'Dependencies' does not conform to protocol 'LoggingDependency'}}
  ShopBaseViewController<Dependencies>
{}
