// Refused: two of four levels are generic, so the third has to be (CPDI-104, CPDI-E16)

import TextUI

@testable import FeatureDependencies

#if !REPAIRED
  struct CategoryView: View {
    let dependencies: any CategoryViewDependencies
    var body: some View {
      // expected-error@+3 {{type 'any CategoryViewDependencies' (aka 'any BannerVendingDependency & TrackingDependency') cannot conform to 'BannerVendingDependency'}}
      // expected-error@+2 {{type 'any CategoryViewDependencies' (aka 'any BannerVendingDependency & TrackingDependency') cannot conform to 'TrackingDependency'}}
      // expected-note@+1 2 {{only concrete types such as structs, enums and classes can conform to protocols}}
      ProductListView(dependencies: dependencies)
    }
  }
#else
  struct CategoryView<Dependencies: CategoryViewDependencies>: View {
    let dependencies: Dependencies
    var body: some View { ProductListView(dependencies: dependencies) }
  }
#endif
