// Given: leave this file as it is.

/// Writes a row of a price table, such as `% tea 3.00 EUR`. It stands in for a formatter that is
/// expensive to make, and counts how many were made.
final class RowFormatter {
  nonisolated(unsafe) private(set) static var made = 0

  /// Stands in front of the name.
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
