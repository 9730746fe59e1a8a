// A delivery is a dependency that reads another one. The first form has a bug.

struct Delivery: Sendable {
  @Dependency(TodayKey.self) private var today

  var isOpen: Bool { today != .sunday }
}

enum DeliveryKey: DependencyKey {
  static let live = Delivery()
  static let test = Delivery()
}

struct RereadingDelivery: Sendable {
  var isOpen: Bool {
    @Dependency(TodayKey.self) var today
    return today != .sunday
  }
}

enum RereadingDeliveryKey: DependencyKey {
  static let live = RereadingDelivery()
  static let test = RereadingDelivery()
}

/// Shows on a page whether the shop delivers.
struct DeliveryNote {
  @Dependency(DeliveryKey.self) var delivery
  @Dependency(RereadingDeliveryKey.self) var rereading
}
