import Testing

@testable import ExerciseKit

@Suite("`MutantMaker`: small wrong changes of a solution")
struct MutantTests {
  private static let text = """
    import Numbers

    let outside = deps3.aService.getAs() == 1

    final class Holder {
      // TASK 1: Hold them.
      private let deps3: Deps = Deps(aService: given.aService, bService: own)
      weak var deps4: Deps?
      var total: Int {
        get { deps3.aService.getAs().count + 41 }
        set { last = newValue }
      }

      func fill() {
        self.last = true
        own = CService(deps: total)
        deps3.clear()
        // deps4.clear() == 1
        tell { last.note(total) }
        return words.filter { $0 > "tea" }
      }
      // END
      var last = false
    }

    """

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("`MutantMaker` alternates between its kinds of changes")
  func names() throws {
    let maker = try MutantMaker(Self.text, path: "Solution.swift")
    let stored = "private let deps3: Deps = Deps(aService: given.aService, bService: own)"
    let computed = "var deps3: Deps { Deps(aService: given.aService, bService: own) }"
    #expect(
      maker.mutants.map(\.name) == [
        "7:15: 'deps3' became 'deps4'",
        "15:1: 'self.last = true' removed",
        "8:3: 'weak' removed",
        "10:40: '+' became '-'",
        "11:1: 'set { last = newValue }' became 'set {}'",
        "17:1: 'deps3.clear()' became 'deps3.clear(); deps3.clear()'",
        #"20:32: '"tea"' became '"tea?"'"#,
        "20:18: 'filter' became 'reversed().filter'",
        "10:25: '.getAs()' removed",
        "19:10: '{ last.note(total) }' became '{}'",
        "8:3: 'weak' became 'unowned'",
        "7:34: 'aService: given.aService' became 'aService: { _ in }'",
        "7:34: 'aService' became 'bService'",
        "16:1: 'own = CService(deps: total)' removed",
        "7:1: '\(stored)' became '\(computed)'",
        "10:42: '41' became '42'",
        #"20:32: '"tea"' became '""'"#,
        "20:18: 'filter' became 'dropLast().filter'",
        "17:10: '.clear()' removed",
        "19:10: '{ last.note(total) }' became '{ last.note(total); last.note(total) }'",
        "7:50: 'aService' became 'bService'",
        "17:1: 'deps3.clear()' removed",
        "15:17: 'true' became 'false'",
        "19:16: '.note(total)' removed",
        "7:60: 'bService' became 'aService'",
        #"20:17: '.filter { $0 > "tea" }' removed"#,
        "8:12: 'deps4' became 'deps3'",
        "10:5: 'get' became 'set'",
        "10:11: 'deps3' became 'deps4'",
        "10:17: 'aService' became 'bService'",
        "11:5: 'set' became 'get'",
        "17:5: 'deps3' became 'deps4'",
      ])
  }

  @Test("A mutant's name describes the one line that the mutant changes")
  func oneLine() throws {
    let old = lines(Self.text)
    var changed: [String: Substring] = [:]
    for mutant in try MutantMaker(Self.text, path: "Solution.swift").mutants {
      let new = lines(mutant.text)
      try #require(new.count == old.count)
      let places = old.indices.filter { old[$0] != new[$0] }
      #expect(places.map { $0 + 1 } == [Int(mutant.name.prefix { $0 != ":" })])
      #expect((6...19).contains(places.first ?? 0))
      changed[mutant.name] = new[places.first ?? 0]
    }
    #expect(changed["8:3: 'weak' removed"] == "   var deps4: Deps?")
    #expect(changed["11:1: 'set { last = newValue }' became 'set {}'"] == "    set {}")
    #expect(changed["15:1: 'self.last = true' removed"] == "")
    #expect(
      changed["7:34: 'aService: given.aService' became 'aService: { _ in }'"]
        == "  private let deps3: Deps = Deps(aService: { _ in }, bService: own)")
  }

  @Test("`MutantMaker` changes only code inside tasks, never comments")
  func none() throws {
    let text = "let b = true\n// TASK 1: A word.\nprint(name)\n// 1 + 2 == 3\n// END\nlet a = 1\n"
    #expect(try MutantMaker(text, path: "Solution.swift").mutants.map(\.name) == [])
  }
}
