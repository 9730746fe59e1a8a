import Foundation

/// Ships what is ordered before six in the evening on the same day.
struct Warehouse: Sendable {
  /// Has the time zone of the warehouse.
  let calendar: Calendar

  func shipsToday(orderedAt time: Date) -> Bool { calendar.component(.hour, from: time) < 18 }
}

extension Calendar {
  /// The Gregorian calendar in a time zone, whatever the machine's settings are.
  static func gregorian(in zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone)!
    return calendar
  }
}

/// The price in the customer's language.
func priceText(cents: Int, locale: Locale) -> String {
  (Decimal(cents) / 100).formatted(.currency(code: "EUR").locale(locale))
}
