import Testing
import TextUI

@testable import Pitfalls

final class SpyTracker: Tracking {
  private(set) var events: [String] = []

  func track(_ event: String) { events.append(event) }
}

/// The smallest container that the page can work with.
struct TrackerOnly: TrackingDependency {
  let tracker: any Tracking
}

@Test("The product page works with a container that only tracks")
func tracksOnly() throws {
  let tracker = SpyTracker()
  let page = OwnAlias.ProductDetailView(dependencies: TrackerOnly(tracker: tracker))

  try page.tap("Add to cart")

  #expect(tracker.events == ["addToCart"])
}
