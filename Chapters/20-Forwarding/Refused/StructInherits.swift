// Refused: the document's screen, a struct that inherits from a class (CPDI-26, CPDI-E02)
// modes: 5 6

import Foundation

@testable import Forwarding

#if !REPAIRED
  // expected-error@+1 {{inheritance from non-protocol type 'ShopBaseViewController<Dependencies>'}}
  struct Screen<Dependencies: ProductDetailViewControllerDependencies>:
    ShopBaseViewController<Dependencies>
  {
    let dependencies: Dependencies

    init(dependencies: Dependencies) {
      self.dependencies = dependencies
      // expected-error@+1 {{'super' cannot be used in non-class type 'Screen'}}
      super.init(dependencies: dependencies)
    }
  }
#else
  class Screen<Dependencies: ProductDetailViewControllerDependencies>:
    ShopBaseViewController<Dependencies>
  {
    let dependencies: Dependencies

    override init(dependencies: Dependencies) {
      self.dependencies = dependencies
      super.init(dependencies: dependencies)
    }

    required init?(coder: NSCoder) { return nil }
  }
#endif
