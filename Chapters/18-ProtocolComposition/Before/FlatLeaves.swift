/// Leaves without a property: the container has the services' functions itself. Both are named `track`.
extension Before {
  protocol TrackingDependency { func track(_ event: String) }

  protocol DeliveringDependency { func track(_ parcel: String) }

  struct App: TrackingDependency, DeliveringDependency {
    let tracker: any Tracking
    let delivery: any Delivering

    func track(_ event: String) { tracker.track(event) }
  }

  typealias CheckOutDependencies = TrackingDependency & DeliveringDependency

  static func checkOut(dependencies: some CheckOutDependencies) {
    dependencies.track("checkout")
    dependencies.track("parcel 7")
  }
}
