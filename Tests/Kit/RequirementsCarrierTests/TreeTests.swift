import Foundation
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

  /// How many trees are compiled: `Scripts/slow/carry` sets the variable `TREES`, and takes other
  /// trees each time.
  private static let (first, count) =
    ProcessInfo.processInfo.environment["TREES"].flatMap { Int($0) }
    .map { (Int.random(in: 1...1_000_000), $0) } ?? (0, 4)

  /// Fifty trees are one program: more compile faster together, and say less when one fails.
  @Test(
    "What the compiler makes of some of them has the model's values",
    arguments: Array(stride(from: first, to: first + count, by: 50)))
  func compiled(seed: Int) async throws {
    let trees = (seed..<min(seed + 50, Self.first + Self.count)).map(tree)
    let sources = trees.flatMap(\.sources)
    let scopes = try TestCheckout.checkout.read("Sources/Support/Scopes/Scopes.swift")
    let all = sources.map(\.text) + [try CarryPlan(of: sources).generated] + trees.map(\.check)
    let program = try await Compiler.program(
      "CarriedTrees\(seed)",
      of: scopes + all.joined(separator: "\n").replacing("import Scopes\n", with: "")
        + Self.main(trees), ["-warnings-as-errors"])
    let values = trees.reduce(0) { count, tree in
      tree.ways.reduce(count) { $0 + tree.visible(in: $1[$1.count - 1]).count }
    }
    #expect(try await program.run() == ProgramResult(.exit(0), output: "\(values) values\n"))
    #expect(values > 50)
  }

  private static func main(_ trees: [ScopeTree]) -> String {
    """

    func checkAll() {
      var count = 0
      func expect(_ found: String, _ wanted: String) {
        count += 1
        if found != wanted { print("expected \\(wanted), found \\(found)") }
      }
    \(trees.map { "  check\($0.scopes[0].name)(expect)\n" }.joined())
      print("\\(count) values")
    }

    checkAll()

    """
  }

  private func tree(_ seed: Int) -> ScopeTree { ScopeTree(name: "T\(seed)", seed: seed) }
}
