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
}
