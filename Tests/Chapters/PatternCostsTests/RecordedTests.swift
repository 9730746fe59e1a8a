import TestSupport
import Testing

@testable import PatternCosts

/// What each row does at a call, as it was counted once in a release build. `Scripts/check-threads` counts
/// again and compares; no test here reads a clock.
@MainActor
@Suite("PatternCosts: the recorded counts")
struct RecordedTests {
  private let recorded: RecordedCounts
  private let rows = Rows().all

  init() throws { recorded = try RecordedCounts() }

  private func counts(_ pattern: String) throws -> Counts {
    try #require(recorded.all[pattern], "\(pattern) is not recorded")
  }

  @Test("Every row is recorded, and nothing else")
  func complete() { #expect(Set(recorded.all.keys) == Set(rows.map(\.name))) }

  @Test("The guide's table has recorded figures, and lines of the consumers")
  func guideTable() throws {
    let files = [
      "Direct", "Constructor", "Stages", "DependencyObjects", "Locator", "Before/Composition",
    ]
    let sources = try files.map {
      try TestCheckout.read("Chapters/28-PatternCosts/Patterns/\($0).swift")
    }.joined()
    let text = try TestCheckout.read("Chapters/28-PatternCosts/Measured/Recorded.txt")
    let rows = try PageTable(with: "pattern", in: "Chapters/28-PatternCosts/README.md").rows
    #expect(rows.count == 8)
    for row in rows {
      let line = try #require(
        text.split(separator: "\n").first { $0.dropFirst(4).hasPrefix(row[1] + "  ") })
      let cells = line.dropFirst(38).split(separator: " ").map(String.init)
      #expect(Array(row[2..<7]) == [0, 1, 3, 4, 5].map { cells[$0] }, "\(row[1])")
      #expect(row[0] == line.prefix(2).trimmingPrefix(" "))
      #expect(sources.contains(row[7]), "\(row[7])")
    }
  }

  @Test("A line that is no row of the table is left out")
  func otherLines() {
    #expect(RecordedCounts("== One call ==\n\(CostTable.heading)\n\nload: 0.1 0.2 0.3").all.isEmpty)
  }

  @Test("What is specialised does what a direct call does, and nothing else", .proves("OURS-7"))
  func free() throws {
    let direct = try counts("direct concrete call")
    #expect(direct[.call] == 0 && direct[.atomic] == 0 && direct[.load] == 1)
    for name in [
      "constructor, generic, specialized", "dependency rejection", "composed, specialized",
    ] {
      #expect(try counts(name) == direct, "\(name)")
    }
    #expect(try counts("constructor, existential, class")[.call] == 1)
  }

  @Test("No row allocates but the locator that makes a name", .proves("OURS-8"))
  func allocations() throws {
    let allocating = rows.filter { $0.table != .units }.map(\.name)
      .filter { (recorded.all[$0]?[.allocation] ?? 0) > 0 }
    #expect(allocating == ["named service locator"])
  }

  @Test("A scope on the way is one load more, and no call or count", .proves("DKIT-05", "OURS-9"))
  func scopes() throws {
    for depth in [1, 2, 4, 8, 16] {
      let chain = try counts("Resource chain, depth \(depth)")
      #expect(chain[.load] == depth + 2)
      #expect(chain[.call] == 0 && chain[.atomic] == 0 && chain[.allocation] == 0)
    }
    #expect(try counts("Resource chain, depth 32")[.load] == 34)
  }

  @Test(
    "Who copies a reference out counts it up and down, who only asks does not", .proves("OURS-10"))
  func counting() throws {
    let writing = [
      "lock-guarded shared", "task-local shared", "Deps3 object", "Deps4 object",
      "composed, unspecialized", "composed, existential", "service locator",
      "named service locator",
    ]
    let found = rows.filter { $0.table == .patterns }.map(\.name)
      .filter { (recorded.all[$0]?[.atomic] ?? 0) > 0 }
    #expect(found == writing)
    let text = try TestCheckout.read("Chapters/28-PatternCosts/Measured/Recorded.txt")
    func besideAnotherThread(_ unit: String) throws -> Double {
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(unit) })
      return try #require(line.firstMatch(of: #/, ([\d.]+) times/#).flatMap { Double($0.1) })
    }
    #expect(try besideAnotherThread("a load") < 1.2)
    #expect(try besideAnotherThread("an atomic operation") > 2)
  }

  @Test("More protocols in a composition add a few steps, and nothing else", .proves("OURS-11"))
  func protocols() throws {
    for kind in ["unspecialized", "existential"] {
      let (one, eight) = (
        try counts("composed, \(kind), 1"), try counts("composed, \(kind), 8")
      )
      for unit in Unit.allCases where unit != .step { #expect(one[unit] == eight[unit]) }
      #expect((0...6).contains(eight[.step] - one[.step]))
    }
  }

  @Test("An existential adds the same, whatever its leaf does", .proves("OURS-12"))
  func leaves() throws {
    let (tiny, busy) = (try counts("tiny: direct"), try counts("busy: direct"))
    #expect(
      try counts("tiny: existential") - tiny == counts("busy: existential") - busy)
    #expect(busy[.step] > 10 * tiny[.step])
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
    func kilobytes(_ lines: [Substring]) throws -> [Int] {
      try lines.map { try #require($0.firstMatch(of: #/(\d+) KB/#).flatMap { Int($0.1) }) }
    }
    let lines = try building("scopes")
    for line in lines {
      let times = line.matches(of: #/([\d.]+) (ms|s)\b/#).map { match in
        (Double(match.1) ?? 0) * (match.2 == "s" ? 1_000 : 1)
      }
      try #require(times.count == 2)
      #expect(times[1] > 0 && times[1] < times[0] / 10, "\(line)")
    }
    let sizes = try kilobytes(lines)
    for (small, large) in zip(sizes, sizes.dropFirst()) { #expect(large <= 10 * small) }
    #expect(try sizes[2] > 2 * kilobytes(building("composed protocols"))[2])
  }
}
