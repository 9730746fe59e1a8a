// Given: leave this file as it is.

/// Formats a row of a price table, such as `% tea 3.00 EUR`. Represents a formatter that is expensive to make,
/// and counts its instances.
final class RowFormatter {
  nonisolated(unsafe) private(set) static var made = 0

  /// Precedes the name.
  var mark = ""
  private let currency: String

  init(currency: String) {
    self.currency = currency
    Self.made += 1
  }

  func row(_ name: String, _ cents: Int) -> String {
    "\(mark)\(name) \(cents / 100).\(cents % 100 / 10)\(cents % 10) \(currency)"
  }
}
