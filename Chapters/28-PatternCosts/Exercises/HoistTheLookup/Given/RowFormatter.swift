// Given: leave this file as it is.

/// Writes a row of a price table, such as `% tea 1.99 EUR`. It stands in for a formatter that is
/// expensive to make, and counts how many were made.
final class RowFormatter {
  nonisolated(unsafe) private(set) static var made = 0
  nonisolated(unsafe) private(set) static var alive = 0

  /// Stands in front of the name.
  var mark = ""
  private let currency: String

  init(currency: String) {
    self.currency = currency
    Self.made += 1
    Self.alive += 1
  }

  deinit { Self.alive -= 1 }

  func row(_ name: String, _ cents: Int) -> String {
    let (sign, amount) = (cents < 0 ? "-" : "", cents.magnitude)
    return "\(mark)\(name) \(sign)\(amount / 100).\(amount % 100 / 10)\(amount % 10) \(currency)"
  }
}
