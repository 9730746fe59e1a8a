// Refused: the child dropped logging; a parent that lists it still requires it (CPDI-93, CPDI-94)

import TextUI

@testable import Forwarding

func show(_ root: OnlyTracking) -> some View {
  #if !REPAIRED
    // expected-error@+1 {{generic struct 'ProductDetailView' requires that 'OnlyTracking' conform to 'LoggingDependency'}}
    Dropped.Before.ProductDetailView(dependencies: root)
  #else
    Dropped.ProductDetailView(dependencies: root)
  #endif
}
