/// A global that all tests of a target share, such as a database.
@MainActor
enum SharedDatabase {
  static var rows: [String] = []
  /// How long it takes until the rows are saved.
  static var delay: () async -> Void = { await Task.yield() }

  /// Replaces the rows, and returns what the database has then.
  static func rows(afterSaving row: String) async -> [String] {
    rows = [row]
    await delay()
    return rows
  }
}
