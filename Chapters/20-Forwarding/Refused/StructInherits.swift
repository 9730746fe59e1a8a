// Refused: the document's screen, a struct below a class (CPDI-26, CPDI-E02)
// modes: 5 6

protocol LoggingDependency {}
protocol TrackingDependency {}

typealias ShopBaseViewControllerDependencies = LoggingDependency

class ShopBaseViewController {
  init(dependencies: any ShopBaseViewControllerDependencies) {}
}

typealias ProductDetailViewControllerDependencies = TrackingDependency
  & ShopBaseViewControllerDependencies

#if !REPAIRED
  // expected-error@+1 {{inheritance from non-protocol type 'ShopBaseViewController'}}
  struct ProductDetailViewController<Dependencies: ProductDetailViewControllerDependencies>:
    ShopBaseViewController
  {
    let dependencies: Dependencies

    init(dependencies: Dependencies) {
      self.dependencies = dependencies
      // expected-error@+1 {{'super' cannot be used in non-class type 'ProductDetailViewController'}}
      super.init(dependencies: dependencies)
    }
  }
#else
  class ProductDetailViewController<Dependencies: ProductDetailViewControllerDependencies>:
    ShopBaseViewController
  {
    let dependencies: Dependencies

    init(dependencies: Dependencies) {
      self.dependencies = dependencies
      super.init(dependencies: dependencies)
    }
  }
#endif
