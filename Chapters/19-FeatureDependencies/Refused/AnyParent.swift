// Refused: a parent with `any` creates a generic child, though no dependency is generic (CPDI-E16)

import TextUI

@testable import FeatureDependencies

typealias ShopViewDependencies = ProductDetailViewDependencies

#if !REPAIRED
  struct ShopView: View {
    let dependencies: any ShopViewDependencies

    var body: some View {
      // expected-error@+2 {{type 'any ShopViewDependencies' (aka 'any TrackingDependency') cannot conform to 'TrackingDependency'}}
      // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
      ProductDetailView(dependencies: dependencies)
    }
  }
#else
  struct ShopView<Dependencies: ShopViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View { ProductDetailView(dependencies: dependencies) }
  }
#endif
