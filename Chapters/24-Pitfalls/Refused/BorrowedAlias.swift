// Refused: a view with another feature's alias, on a container that has everything the view uses (CPDI-90, CPDI-91)

import TextUI

@testable import Pitfalls

func show(_ slim: Slim) -> some View {
  #if !REPAIRED
    // expected-error@+1 {{generic struct 'ProductDetailView' requires that 'Slim' conform to 'LoggingDependency'}}
    Before.BorrowedAlias.ProductDetailView(dependencies: slim)
  #else
    OwnAlias.ProductDetailView(dependencies: slim)
  #endif
}
