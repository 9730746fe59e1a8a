import Foundation
import Playground

/// Counts the items that other screens have announced with a notification.
final class CartBadge {
  static let itemAdded = Notification.Name("itemAdded")

  let items = Locked(0)
  private let center: NotificationCenter
  private var observer: (any NSObjectProtocol)?

  init(center: NotificationCenter) {
    self.center = center
    // The closure may run on any thread, and must not keep the badge alive.
    observer = center.addObserver(forName: Self.itemAdded, object: nil, queue: nil) { [items] _ in
      items.withLock { $0 += 1 }
    }
  }

  deinit { observer.map(center.removeObserver) }

  var count: Int { items.withLock { $0 } }
}
