// Given: leave this file as it is.

/// The machine on which the app runs. It replaces `Date()` and `UUID()`, so that the checks can
/// move its clock.
enum Machine {
  nonisolated(unsafe) private(set) static var day = "2026-11-25"
  nonisolated(unsafe) private static var count = 4_000

  /// The day, such as `2026-11-25`.
  static func today() -> String { day }

  /// A number that nothing else has, such as `N4001`.
  static func newNumber() -> String {
    count += 1
    return "N\(count)"
  }

  /// The checks call this.
  static func nextDay(_ name: String) { day = name }
}
