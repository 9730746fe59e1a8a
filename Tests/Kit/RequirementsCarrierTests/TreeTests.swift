import Foundation
import RequirementsCarrier
import TestSupport
import Testing
import ToolSupport

@Suite("carry over trees of scopes made at random")
struct TreeTests {
  @Test("Each list carries what scopes inside need, and no scope shows a value that it need not")
  func carried() throws {
    var (carried, changed, shared) = (0, 0, 0)
    for seed in 0..<200 {
      let tree = tree(seed)
      let plan = try CarryPlan(of: tree.sources)
      let blocks = plan.generated.split(separator: "\n\n")
      for (index, scope) in tree.scopes.enumerated() {
        let start = "\(scope.name)Requirements carries "
        let lines = plan.lines.filter { $0.hasPrefix(start) }
        let names = Set(lines.map { $0.dropFirst(start.count).prefix { $0 != ":" } })
        let wanted = index == 0 ? [] : tree.carried(by: index)
        try #require(names.subtracting(["nothing"]) == Set(wanted.map { $0[...] }), "seed \(seed)")
        let block = blocks.first { $0.hasPrefix("extension \(scope.name)Resource {") } ?? ""
        let shown = Set(block.matches(of: #/\n {2}var (\w+):/#).map { String($0.1) })
        let missing = tree.visible(in: index).subtracting(scope.own.keys)
        try #require(shown == missing, "seed \(seed)")
        carried += wanted.count
        changed += scope.own.values.count { $0 == .changed }
        shared += scope.outer.count > 1 ? 1 : 0
      }
    }
    // The trees have what makes carrying hard.
    #expect(carried > 500 && changed > 50 && shared > 50)
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

  /// How many trees are compiled: `Scripts/slow/carry` sets the variable `TREES`, and takes other
  /// trees each time.
  private static let (first, count) =
    ProcessInfo.processInfo.environment["TREES"].flatMap { Int($0) }
    .map { (Int.random(in: 1...1_000_000), $0) } ?? (0, 10)

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
