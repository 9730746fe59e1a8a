// Refused: naming a feature's internal types from another module (CPDI-71, CPDI-76, CPDI-E12)

import ProductDetail
import TextUI

struct App: ProductFeatureDependencies {
  let tracker: any Tracking
  let network: any Networking
}

#if !REPAIRED
  // expected-error@+1 {{cannot find type 'ProductDetailViewDependencies' in scope}}
  struct Wider<Dependencies: ProductDetailViewDependencies> {}

  func show(_ app: App) -> some View {
    // expected-error@+2 {{cannot find 'ProductDetailView' in scope}}
    // expected-error@+1 {{cannot find 'ProductDataRepository' in scope}}
    ProductDetailView(dependencies: ProductDataRepository(dependencies: app, sku: "ABC"))
  }
#else
  func show(_ app: App) -> some View {
    ProductFeature(dependencies: app).productDetailView(for: "ABC")
  }
#endif
