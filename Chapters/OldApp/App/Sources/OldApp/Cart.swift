import Foundation

extension Notification.Name {
  nonisolated static let cartChanged = Notification.Name("cartChanged")
}

final class Cart {
  static let shared = Cart()

  private(set) var lines: [CartLine] = []

  var total: Int { lines.map(\.price).reduce(0, +) }
  var count: Int { lines.map(\.quantity).reduce(0, +) }

  func add(_ line: CartLine) {
    lines.append(line)
    NotificationCenter.default.post(name: .cartChanged, object: nil)
  }

  func removeAll() {
    lines = []
    NotificationCenter.default.post(name: .cartChanged, object: nil)
  }
}
