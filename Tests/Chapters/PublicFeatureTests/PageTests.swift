import ProductDetail
import Testing
import TextUI

struct StubTracker: Tracking {
  func track(_ event: String) {}
}

final class StubConnection: ProductConnection {
  let productName: String

  init(productName: String) { self.productName = productName }
}

/// Each product is named after its sku.
struct StubNetwork: Networking {
  func connect(to sku: String) -> any ProductConnection { StubConnection(productName: sku) }
}

struct StubContainer: ProductFeatureDependencies {
  let tracker: any Tracking = StubTracker()
  let network: any Networking = StubNetwork()
}

@Test("Each page of the feature shows its own product")
func ownProduct() {
  let feature = ProductFeature(dependencies: StubContainer())
  let first = feature.productDetailView(for: "ABC")
  let second = feature.productDetailView(for: "DEF")

  #expect(first.lines().first == "ABC")
  #expect(second.lines().first == "DEF")
  #expect(feature.productReviewsView(for: "GHI").lines().first == "Reviews of GHI")
}
