import Foundation

/// How often the customer has opened the shop.
struct VisitCount: Sendable {
  let read: @Sendable () -> Int
  let write: @Sendable (Int) -> Void
}

extension VisitCount {
  static func inDefaults(suite: String?) -> VisitCount {
    // Made inside the closures, because `UserDefaults` isn't `Sendable`.
    VisitCount(
      read: { UserDefaults(suiteName: suite)!.integer(forKey: "visits") },
      write: { UserDefaults(suiteName: suite)!.set($0, forKey: "visits") })
  }
}
