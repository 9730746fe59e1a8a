// A delivery is a dependency that reads another one. The first form is the mistake.

struct Delivery: Sendable {
  @Dependency(TodayKey.self) private var today

  var isOpen: Bool { today != .sunday }
}

enum DeliveryKey: DependencyKey {
  static let live = Delivery()
  static let test = Delivery()
}

struct AskingDelivery: Sendable {
  var isOpen: Bool {
    @Dependency(TodayKey.self) var today
    return today != .sunday
  }
}

enum AskingDeliveryKey: DependencyKey {
  static let live = AskingDelivery()
  static let test = AskingDelivery()
}

/// Shows on a page whether the shop delivers.
struct DeliveryNote {
  @Dependency(DeliveryKey.self) var delivery
  @Dependency(AskingDeliveryKey.self) var asking
}
