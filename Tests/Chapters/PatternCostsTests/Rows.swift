import Testing

@testable import PatternCosts

/// The rows of the table, made anew for each test.
@MainActor
struct Rows {
  let all = PatternRows.all()

  /// What a row answers to a number.
  func answer(_ name: String, _ number: Int) throws -> Int {
    try #require(all.first { $0.name == name }, "no row '\(name)'").answer(1, number)
  }
}
