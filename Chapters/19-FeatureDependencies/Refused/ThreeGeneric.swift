// Refused: three of four levels are generic, so the last has to be (CPDI-104, CPDI-E16)

import TextUI

@testable import FeatureDependencies

#if !REPAIRED
  struct ShopView: View {
    let dependencies: any ShopViewDependencies
    var body: some View {
      // expected-error@+3 {{type 'any ShopViewDependencies' (aka 'any BannerVendingDependency & TrackingDependency') cannot conform to 'BannerVendingDependency'}}
      // expected-error@+2 {{type 'any ShopViewDependencies' (aka 'any BannerVendingDependency & TrackingDependency') cannot conform to 'TrackingDependency'}}
      // expected-note@+1 2 {{only concrete types such as structs, enums and classes can conform to protocols}}
      CategoryView(dependencies: dependencies)
    }
  }
#else
  struct ShopView<Dependencies: ShopViewDependencies>: View {
    let dependencies: Dependencies
    var body: some View { CategoryView(dependencies: dependencies) }
  }
#endif
