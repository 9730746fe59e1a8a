// Two services whose functions stand on the container itself. Both are called `track`.

// snippet.flat
typealias FlatCheckOutDependencies = FlatTracking & FlatDelivering

func flatCheckOut(dependencies: some FlatCheckOutDependencies) {
  dependencies.track("checkout")
  dependencies.track("parcel 7")
}

protocol FlatTracking {
  func track(_ event: String)
}

protocol FlatDelivering {
  func track(_ parcel: String)
}

/// Tracks events. The compiler takes it for a delivery service as well, and says nothing.
struct FlatShop: FlatTracking, FlatDelivering {
  let tracker: any Tracking
  let delivery: any Delivering

  func track(_ event: String) { tracker.track(event) }
}
// snippet.end
