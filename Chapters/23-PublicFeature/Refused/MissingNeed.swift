// Refused: creating the feature with half of what its alias lists (CPDI-77)

import ProductDetail
import TextUI

struct App: TrackingDependency {
  let tracker: any Tracking
}

struct Network: Networking {
  func connect(to sku: String) -> any ProductConnection { fatalError("never called") }
}

#if REPAIRED
  extension App: NetworkingDependency {
    var network: any Networking { Network() }
  }
#endif

func show(_ app: App) -> some View {
  // expected-error@+1 {{generic struct 'ProductFeature' requires that 'App' conform to 'NetworkingDependency'}}
  ProductFeature(dependencies: app).productDetailView(for: "ABC")
}
