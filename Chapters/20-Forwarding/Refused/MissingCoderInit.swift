// Refused: a subclass of a UIKit class, with an init of its own but not the required one (CPDI-E07)

import Foundation

@testable import Forwarding

class BasePage<Dependencies: ShopBaseViewControllerDependencies>: ViewController {
  let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init()
  }
  // expected-error@+0 {{'required' initializer 'init(coder:)' must be provided by subclass of 'ViewController'}}

  #if REPAIRED
    required init?(coder: NSCoder) { return nil }
  #endif
}
