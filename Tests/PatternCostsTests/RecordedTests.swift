import TestSupport
import Testing

@testable import PatternCosts

/// What was measured once, on the machine that the record names. `swift run lab costs` measures anew and
/// compares with the limits; no test here reads a clock.
@MainActor
@Suite("PatternCosts: the recorded runs")
struct RecordedTests {
  private let recorded: RecordedRuns
  private let rows = Rows().all

  init() throws { recorded = try RecordedRuns() }

  /// The cells of a row, one for each run.
  private func cells(_ pattern: String) throws -> [RecordedRuns.Cells] {
    try recorded.all.map { try #require($0[pattern], "\(pattern) is not in every run") }
  }

  @Test("There are three runs, with every row in each")
  func complete() throws {
    #expect(recorded.all.count == 3)
    for run in recorded.all { #expect(Set(run.keys) == Set(rows.map(\.name))) }
  }

  @Test("The limit of a row is the dearest of those runs plus a quarter")
  func limits() throws {
    for row in rows {
      let dearest = try cells(row.name).map(\.timesDirect).max()
      #expect(try #require(recorded.limit(of: row.name)) == (dearest ?? 0) * 1.25)
    }
    #expect(recorded.limit(of: "static let shared") == 1.76 * 1.25)
    #expect(recorded.limit(of: "nothing") == nil)
  }

  @Test("What is specialised costs what a direct call costs", .proves("OURS-7"))
  func free() throws {
    let names = rows.filter { $0.limit == .free }.map(\.name)
    #expect(names.count == 4)
    for name in names {
      for cell in try cells(name) { #expect(cell.timesDirect <= 1.05) }
    }
  }

  @Test("No row allocates but the locator that makes a name", .proves("OURS-8"))
  func allocations() throws {
    for row in rows where row.name != "named service locator" {
      for cell in try cells(row.name) { #expect(cell.allocations == 0) }
    }
    for cell in try cells("named service locator") { #expect(cell.allocations > 0) }
  }

  @Test(
    "A scope on the way is one load: eight of them cost next to nothing",
    .proves("DKIT-05", "OURS-9"))
  func scopes() throws {
    for cell in try cells("Resource chain, depth 8") { #expect(cell.timesDirect <= 1.25) }
    for cell in try cells("Resource chain, depth 32") { #expect(cell.timesDirect >= 2) }
  }

  @Test("Two threads disturb each other where both count a reference", .proves("OURS-10"))
  func threads() throws {
    for row in rows {
      let direct = try cells("direct concrete call").compactMap(\.twoThreads)
      for (cell, direct) in zip(try cells(row.name), direct) {
        switch row.sharing {
        case .reads: #expect(try #require(cell.twoThreads) <= 1.15 * direct, "\(row.name)")
        // A locator does so much else that what it counts is hardly seen.
        case .writes where row.name.hasSuffix("service locator"): break
        case .writes: #expect(try #require(cell.twoThreads) >= 1.5 * direct, "\(row.name)")
        case .mainActor: #expect(cell.twoThreads == nil)
        }
      }
    }
  }

  @Test("More protocols in a composition make a call hardly dearer", .proves("OURS-11"))
  func protocols() throws {
    for kind in ["unspecialised", "existential"] {
      let pairs = zip(try cells("composed, \(kind), 1"), try cells("composed, \(kind), 8"))
      for (one, eight) in pairs { #expect(eight.timesDirect <= 1.25 * one.timesDirect) }
    }
  }

  @Test("A leaf that does something makes the ways to it alike", .proves("OURS-12"))
  func leaves() throws {
    for cell in try cells("busy: existential") { #expect(cell.timesDirect <= 1.05) }
    for cell in try cells("tiny: existential") { #expect(cell.timesDirect >= 2) }
  }

  /// The lines of a shape in the table of what building costs: for 10, 100 and 1,000.
  private func building(_ shape: String) throws -> [Substring] {
    let lines = try TestCheckout.read("Chapters/28-PatternCosts/Measured/Building.txt")
      .split(separator: "\n").filter { $0.hasPrefix(shape) }
    try #require(lines.count == 3)
    return lines
  }

  @Test(
    "Ten times as deep forwarding takes the compiler more than ten times as long",
    .proves("OURS-14"))
  func deepForwarding() throws {
    let growth = try building("forwarding depth")[2].split(separator: " ")
      .first { $0.hasSuffix("x") }
    #expect(try #require(growth.flatMap { Double($0.dropLast()) }) > 10)
  }

  @Test(
    "carry takes less than a tenth of the type-checking, and libraries grow no faster than scopes",
    .proves("DKIT-05"))
  func carrying() throws {
    let lines = try building("scopes")
    for line in lines {
      let times = line.matches(of: #/([\d.]+) (ms|s)\b/#).map { match in
        (Double(match.1) ?? 0) * (match.2 == "s" ? 1_000 : 1)
      }
      try #require(times.count == 2)
      #expect(times[1] > 0 && times[1] < times[0] / 10, "\(line)")
    }
    let sizes = try lines.map { line in
      try #require(line.firstMatch(of: #/(\d+) KB/#).flatMap { Int($0.1) })
    }
    for (small, large) in zip(sizes, sizes.dropFirst()) { #expect(large <= 10 * small) }
  }
}
