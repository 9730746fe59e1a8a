typealias CheckOutDependencies = TrackingDependency & DeliveringDependency

func checkOut(dependencies: some CheckOutDependencies) {
  dependencies.tracker.track("checkout")
  dependencies.delivery.track("parcel 7")
}
