import Testing

@testable import PatternCosts

/// New rows for each test.
@MainActor
struct Rows {
  let all = PatternRows.all()

  func answer(_ name: String, _ number: Int) throws -> Int {
    try #require(all.first { $0.name == name }, "no row '\(name)'").answer(1, number)
  }
}
