// Refused: a view with `any` shows a banner; a missing `any` is only a warning (CPDI-104, CPDI-E16)
// modes: 5 6

import TextUI

@testable import FeatureDependencies

#if !REPAIRED
  struct PromotionView: View {
    // expected-warning@+1 {{use of 'PromotionViewDependencies' (aka 'BannerVendingDependency & TrackingDependency') as a type must be written 'any PromotionViewDependencies' (aka 'any BannerVendingDependency & TrackingDependency'); this will be an error in a future Swift language mode}}
    let dependencies: PromotionViewDependencies
    // expected-note@+3 {{required by opaque return type of property 'body'}}
    // expected-error@+2 {{type 'any View' cannot conform to 'View'}}
    // expected-note@+1 {{only concrete types such as structs, enums and classes can conform to protocols}}
    var body: some View { dependencies.banner }
  }
#else
  struct PromotionView: View {
    let dependencies: any PromotionViewDependencies
    var body: some View { AnyView(dependencies.banner) }
  }
#endif
