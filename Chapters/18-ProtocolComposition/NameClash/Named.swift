// The same two services, each behind a property with a name.

// snippet.named
typealias CheckOutDependencies = TrackingDependency & DeliveringDependency

func checkOut(dependencies: some CheckOutDependencies) {
  dependencies.tracker.track("checkout")
  dependencies.delivery.track("parcel 7")
}

protocol DeliveringDependency {
  var delivery: any Delivering { get }
}

struct Shop: TrackingDependency, DeliveringDependency {
  let tracker: any Tracking
  let delivery: any Delivering
}
// snippet.end

protocol Delivering {
  func track(_ parcel: String)
}

struct DeliverySpy: Delivering {
  let journal: Journal

  func track(_ parcel: String) { journal.note("deliver: \(parcel)") }
}
