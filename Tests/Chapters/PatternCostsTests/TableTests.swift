import Testing

@testable import PatternCosts

@MainActor
@Suite("PatternCosts: the table")
struct TableTests {
  private let rows = Rows().all

  @Test("Every name is there once, and every row has a direct call to be compared with")
  func names() {
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows { #expect(rows.contains { $0.name == row.direct }) }
  }

  @Test("Each call goes through the leaf: a thousand of them add a thousand twos")
  func answers() {
    for row in rows where row.asksTheLeaf { #expect(row.answer(1_000, 5) == 2_005) }
  }

  @Test("The rows of another leaf answer as its direct call")
  func otherLeaves() {
    for row in rows where row.table == .leaves {
      let direct = rows.first { $0.name == row.direct }
      #expect(row.answer(7, 3) == direct?.answer(7, 3))
    }
  }

  @Test("The stages ask the leaf that is set, for all or for one task")
  func stages() throws {
    let other = Leaf(step: 7)
    // No other test sees it: nothing waits between setting and setting back.
    let old = Stages.GlobalStage.shared
    defer { Stages.GlobalStage.shared = old }
    Stages.GlobalStage.shared = other
    #expect(try Rows().answer("static var shared", 5) == other.answer(5))
    let answer = try Stages.TaskLocalStage.$shared.withValue(other) {
      try Rows().answer("task-local shared", 5)
    }
    #expect(answer == other.answer(5))
  }

  @Test("A decorator of the rows says what came")
  func decorators() {
    var said: [Int] = []
    let inner = Decorating.LoggingRepository(
      repository: Decorating.UserRepository(leaf: Leaf()), log: { said.append($0) })
    let outer = Decorating.GenericLoggingRepository(repository: inner, log: { said.append($0) })
    #expect(outer.get(with: 40) == 42)
    #expect(said == [42, 42])
    said = []
    #expect(Decorating.kinds(8, Leaf()) { said.append($0) }.ask(40) == 42)
    #expect(said == [42, 40, 2, -42, 80, 2, 40, 42])
  }

  @Test("A locator that knows nobody says so at run time, and no earlier")
  func emptyLocator() {
    let locator = Locator.ServiceLocator()
    #expect(locator.resolve((any Constructor.LoginClient).self) == nil)
    #expect(Locator.LoginViewModel(locator).ask(5) == 0)
  }

  @Test("A line is as wide as its heading at most, with figures and without")
  func widths() {
    #expect(CostTable.heading.count <= 80)
    for row in rows { #expect(CostTable.line(row).count <= CostTable.heading.count) }
    let wide = Counts([.step: 9_999, .load: 9_999, .call: 999, .atomic: 999, .allocation: 99])
    let line = CostTable.line(.made(counts: wide, nanoseconds: 9_999, said: 9_999))
    #expect(line.count <= CostTable.heading.count)
  }

  @Test("A filled line has counts and figures, and a question mark where nobody counts")
  func line() {
    func words(_ figure: Figure) -> String {
      CostTable.line(figure).split(separator: " ").joined(separator: " ")
    }
    #expect(words(.made(said: 4)) == "02 some pattern 1 2 0 3 48 9.0 4.0")
    #expect(words(.made(counts: nil)) == "02 some pattern ? ? ? ? ? 9.0 ?")
  }

  @Test("What is printed is read back", arguments: ["some pattern", "18 of them, any Logging"])
  func readBack(pattern: String) {
    let figure = Figure.made(pattern, said: 4)
    #expect(RecordedCounts(CostTable.line(figure)).all == [pattern: figure.counts])
  }
}

extension Figure {
  /// A figure that keeps every limit.
  static func made(
    _ pattern: String = "some pattern",
    counts: Counts? = Counts([.step: 48, .load: 3, .call: 1, .atomic: 2]),
    nanoseconds: Double = 9, said: Double? = nil, over: Int = 0
  ) -> Figure {
    Figure(
      table: .patterns, chapter: 2, pattern: pattern, counts: counts, nanoseconds: nanoseconds,
      apart: 0, said: said, over: over)
  }
}
