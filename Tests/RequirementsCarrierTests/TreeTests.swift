import LabKit
import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

@Suite("carry over trees of scopes made at random")
struct TreeTests {
  @Test(
    "Each value is that of the nearest scope that has it, and nobody sees more", arguments: 0..<10)
  func values(batch: Int) throws {
    for number in 0..<20 {
      let tree = tree(batch * 20 + number)
      let code = GeneratedCode(try CarryPlan(of: tree.sources).generated)
      try #require(code.differences(from: tree) == [], "seed \(batch * 20 + number)")
    }
  }

  @Test("The sources in any order give the same bytes")
  func order() throws {
    var generator = SystemRandomNumberGenerator()
    for seed in 0..<20 {
      let sources = tree(seed).sources
      let plan = try CarryPlan(of: sources)
      for _ in 0..<3 {
        let shuffled = try CarryPlan(of: sources.shuffled(using: &generator))
        #expect(shuffled.generated == plan.generated)
        #expect(shuffled.lines == plan.lines)
        #expect(shuffled.diagram == plan.diagram)
      }
    }
  }

  @Test("The trees have what makes carrying hard, and any line that is missing is found out")
  func missingLines() throws {
    var (carried, changed, shared) = (0, 0, 0)
    for seed in 0..<20 {
      let tree = tree(seed)
      let text = try CarryPlan(of: tree.sources).generated
        .replacing("{\n    ", with: "{ ").replacing("\n  }\n", with: " }\n")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for index in lines.indices where lines[index].contains("injected.") {
        if lines[index].contains("CODEGEN_") { carried += 1 }
        var rest = lines
        rest.remove(at: index)
        let code = GeneratedCode(rest.joined(separator: "\n"))
        try #require(!code.differences(from: tree).isEmpty, "seed \(seed): \(lines[index])")
      }
      changed += tree.scopes.count { $0.own.values.contains { $0 == .changed } }
      shared += tree.scopes.count { $0.outer.count > 1 }
    }
    #expect(carried > 50)
    #expect(changed > 5)
    #expect(shared > 5)
  }

  @Test("What the compiler makes of a few of them has the model's values")
  func compiled() async throws {
    let folder = try TestCheckout.folder("CarriedTrees")
    let batch = TreeBatch(trees: (0..<4).map(tree))
    let found = try await batch.run(
      in: folder, framework: TestCheckout.checkout.path("Sources/Support/Scopes/Scopes.swift"),
      TestCheckout.session.environment)
    #expect(found == .asExpected(values: batch.values))
    #expect(batch.values > 50)
  }

  private func tree(_ seed: Int) -> ScopeTree {
    var generator = SeededGenerator(seed: seed)
    return ScopeTree(name: "T\(seed)", using: &generator)
  }
}
