import Foundation

/// Fetches an item's price in cents.
nonisolated struct PriceClient: Sendable {
  var cents: @Sendable (String) -> Int
}

nonisolated extension PriceClient {
  /// Simulates the real server.
  static let server = PriceClient { ["tea": 400, "mug": 900][$0] ?? 0 }
}

nonisolated enum Weekday: Int, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday by the system clock. 1970 began on a Thursday.
  static var now: Weekday {
    let days = Int(Date().timeIntervalSince1970 / 86_400)
    return Weekday(rawValue: (days + 3) % 7)!
  }
}

nonisolated enum PricesKey: DependencyKey {
  static let live = PriceClient.server
  static let test = PriceClient { _ in 0 }
}

nonisolated enum TodayKey: DependencyKey {
  static var live: Weekday { .now }
  static let test = Weekday.sunday
}
