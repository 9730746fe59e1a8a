// Refused: a view that borrows another's alias, with a container that has all the view uses (CPDI-90, CPDI-91)

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
