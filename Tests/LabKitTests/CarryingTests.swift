import RequirementsCarrier
import Testing
import ToolSupport

@testable import LabKit

@Suite("lab carry and lab trees")
struct CarryingTests {
  @Test("The same seed makes the same tree, another one another")
  func seeds() {
    func text(_ seed: Int) -> [String] {
      var generator = SeededGenerator(seed: seed)
      return ScopeTree(name: "T", using: &generator).sources.map(\.text)
    }
    #expect(text(7) == text(7))
    #expect(text(7) != text(8))
  }

  @Test("A tree's model: the nearest scope that has a value gives it, changed or not")
  func model() {
    var generator = SeededGenerator(seed: 1)
    let tree = ScopeTree(name: "T", using: &generator)
    for way in tree.ways {
      for name in tree.visible(in: way[way.count - 1]) {
        let owner = way.last { tree.scopes[$0].own[name] != nil }
        let start = "\(name) of \(owner.map { tree.scopes[$0].name } ?? "nobody")"
        #expect(tree.value(of: name, at: way).hasPrefix(start))
      }
    }
    #expect(tree.value(of: "value9", at: [0]) == "nothing")
  }

  @Test("The measured scopes meet each need, and carry some over two scopes")
  func synthetic() throws {
    let lines = try CarryPlan(of: SyntheticScopes(count: 100).sources).lines
    let overTwo = lines.filter {
      $0.hasSuffix("carries value1_7: [String: Int], for S85Requirements")
    }
    #expect(overTwo.map { $0.prefix { $0 != " " } } == ["S5Requirements", "S21Requirements"])
  }

  @Test("Options that are not understood are a wrong use")
  func options() throws {
    #expect(try TreeOptions([]) == TreeOptions(["--count", "500"]))
    #expect(try TreeOptions(["--seed", "3"]).seed == 3)
    #expect(try CarryOptions(["--rounds", "2"]).rounds == 2)
    #expect(throws: ToolError.self) { try TreeOptions(["--rounds", "2"]) }
    #expect(throws: ToolError.self) { try CarryOptions(["--rounds", "0"]) }
  }

  @Test("A compiler that refuses the trees makes the status 1, and its words are shown")
  func refusedTrees() async {
    let lab = FakeLab { line in
      line.contains("-emit-module")
        ? (.seconds(1), ProcessResult(.exit(1), errors: "error: no")) : nil
    }
    #expect(await lab.run("trees", "--count", "3", "--seed", "5") == 1)
    #expect(lab.page.text.contains("3 trees in 1 programs, from seed 5 on"))
    #expect(lab.page.text.contains("from seed 5 on, the compiler refuses:\nerror: no"))
    #expect(lab.page.text.contains("Not as the model says, as above."))
  }
}
