// Refused: the view controller of an early revision, which never sets its own property (CPDI-109)
// modes: 5 6
// alone: the code of an early revision, its struct made a class

protocol TrackingDependency {}

typealias ShopBaseViewControllerDependencies = TrackingDependency

class ShopBaseViewController {
  init(dependencies: some ShopBaseViewControllerDependencies) {}
}

typealias PDPViewControllerDependencies = TrackingDependency & ShopBaseViewControllerDependencies

class PDPViewController<Dependencies: PDPViewControllerDependencies>: ShopBaseViewController {
  let dependencies: Dependencies

  init(dependencies: Dependencies) {
    #if !REPAIRED
      // expected-error@+1 {{property 'self.dependencies' not initialized at super.init call}}
      super.init(dependencies: dependencies)
    #else
      self.dependencies = dependencies
      super.init(dependencies: dependencies)
    #endif
  }
}
