import Testing

@testable import PatternCosts

@MainActor
@Suite("PatternCosts: the measured patterns")
struct TableTests {
  private let rows = Rows().all

  @Test("Each row has a unique name and a direct call for comparison")
  func names() {
    #expect(Set(rows.map(\.name)).count == rows.count)
    for row in rows { #expect(rows.contains { $0.name == row.direct }) }
  }

  @Test("Each pattern's call reaches the called service exactly once")
  func answers() {
    for row in rows where row.callsLeaf { #expect(row.answer(1_000, 5) == 2_005) }
  }

  @Test("Each pattern returns a direct call's result after a service swap")
  func otherLeaves() {
    for row in rows where row.table == .leaves {
      let direct = rows.first { $0.name == row.direct }
      #expect(row.answer(7, 3) == direct?.answer(7, 3))
    }
  }

  @Test("A global or task-local service can be replaced")
  func stages() throws {
    let other = Leaf(step: 7)
    // No other test sees this change, because the test undoes it without suspending.
    let old = Stages.GlobalStage.shared
    defer { Stages.GlobalStage.shared = old }
    Stages.GlobalStage.shared = other
    #expect(try Rows().answer("static var shared", 5) == other.answer(5))
    let answer = try Stages.TaskLocalStage.$shared.withValue(other) {
      try Rows().answer("task-local shared", 5)
    }
    #expect(answer == other.answer(5))
  }

  @Test("A decorator logs the result that it passes on")
  func decorators() {
    var logged: [Int] = []
    let inner = Decorating.LoggingRepository(
      repository: Decorating.UserRepository(leaf: Leaf()), log: { logged.append($0) })
    let outer = Decorating.GenericLoggingRepository(repository: inner, log: { logged.append($0) })
    #expect(outer.get(with: 40) == 42)
    #expect(logged == [42, 42])
    logged = []
    #expect(Decorating.kinds(8, Leaf()) { logged.append($0) }.call(40) == 42)
    #expect(logged == [42, 40, 2, -42, 80, 2, 40, 42])
  }

  @Test("An empty service locator returns nil at run time")
  func emptyLocator() {
    let locator = Locator.ServiceLocator()
    #expect(locator.resolve((any Constructor.LoginClient).self) == nil)
    #expect(Locator.LoginViewModel(locator).call(5) == 0)
  }
}
