// Refused: one of four levels is generic, so the second has to be (CPDI-104, CPDI-E16)

import TextUI

@testable import FeatureDependencies

#if !REPAIRED
  struct ProductListView: View {
    let dependencies: any ProductListViewDependencies
    var body: some View {
      // expected-error@+3 {{type 'any ProductListViewDependencies' (aka 'any BannerVendingDependency & TrackingDependency') cannot conform to 'BannerVendingDependency'}}
      // expected-error@+2 {{type 'any ProductListViewDependencies' (aka 'any BannerVendingDependency & TrackingDependency') cannot conform to 'TrackingDependency'}}
      // expected-note@+1 2 {{only concrete types such as structs, enums and classes can conform to protocols}}
      PromotionView(dependencies: dependencies)
    }
  }
#else
  struct ProductListView<Dependencies: ProductListViewDependencies>: View {
    let dependencies: Dependencies
    var body: some View { PromotionView(dependencies: dependencies) }
  }
#endif
