/// Leaves without a property: the services' functions stand on the container itself. Both are `track`.
extension Before {
  // snippet.flat
  typealias CheckOutDependencies = TrackingDependency & DeliveringDependency

  static func checkOut(dependencies: some CheckOutDependencies) {
    dependencies.track("checkout")
    dependencies.track("parcel 7")
  }

  protocol TrackingDependency { func track(_ event: String) }

  protocol DeliveringDependency { func track(_ parcel: String) }

  /// Tracks events. The compiler takes it for a delivery service as well, and says nothing.
  struct App: TrackingDependency, DeliveringDependency {
    let tracker: any Tracking
    let delivery: any Delivering

    func track(_ event: String) { tracker.track(event) }
  }
  // snippet.end
}
