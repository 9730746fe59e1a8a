import Foundation
import RequirementsCarrier
import TestSupport
import Testing

/// Each run uses new trees. `SEED=7` repeats the trees of seed 7, and `TREES=500` uses more than 50. Fifty
/// trees form one program.
@Suite("`carry` on random trees of scopes")
struct TreeTests {
  private static let seeds = {
    let variables = ProcessInfo.processInfo.environment
    let first = variables["SEED"].flatMap { Int($0) } ?? Int.random(in: 1...1_000_000)
    let count = variables["TREES"].flatMap { Int($0) } ?? 50
    print("carry: \(count) random trees, SEED=\(first)")
    return (0..<count / 50).map { first + 50 * $0 }
  }()

  private static func trees(_ seed: Int) -> [ScopeTree] {
    (seed..<seed + 50).map { ScopeTree(seed: $0) }
  }

  @Test("`carry` passes on what inner scopes need, in any file order", arguments: seeds)
  func carried(seed: Int) throws {
    var count = 0
    for tree in Self.trees(seed) {
      let plan = try CarryPlan(of: tree.sources)
      let shuffled = try CarryPlan(of: tree.sources.shuffled())
      #expect(shuffled.generated == plan.generated && shuffled.diagram == plan.diagram)
      let blocks = plan.generated.split(separator: "\n\n")
      for (index, scope) in tree.scopes.enumerated() {
        let start = "\(scope.name)Requirements carries "
        let lines = plan.lines.filter { $0.hasPrefix(start) }
        let names = Set(lines.map { String($0.dropFirst(start.count).prefix { $0 != ":" }) })
        let carried = tree.carried(by: index)
        try #require(names.subtracting(["nothing"]) == carried, "\(scope.name)")
        let block = blocks.first { $0.hasPrefix("extension \(scope.name)Resource {") } ?? ""
        let shown = Set(block.matches(of: #/\n {2}var (\w+):/#).map { String($0.1) })
        try #require(
          shown == tree.visible(in: index).subtracting(scope.own.keys), "\(scope.name)")
        count += carried.count
      }
    }
    #expect(count > 50)
  }

  @Test(
    "Compiled scope trees return the values that the test calculates", .proves("DKIT-04"),
    arguments: seeds)
  func compiled(seed: Int) async throws {
    let trees = Self.trees(seed)
    let sources = trees.flatMap(\.sources)
    let scopes = try TestCheckout.read("Sources/Support/Scopes/Scopes.swift")
    let all = sources.map(\.text) + [try CarryPlan(of: sources).generated] + trees.map(\.check)
    let program = try await Compiler.program(
      "CarriedTrees/\(seed - Self.seeds[0])",
      of: scopes + all.joined(separator: "\n").replacing("import Scopes\n", with: "") + """

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

        """, ["-warnings-as-errors"])
    let values = trees.reduce(0) { count, tree in
      tree.ways.reduce(count) { $0 + tree.visible(in: $1[$1.count - 1]).count }
    }
    try #require(try await program.run() == ProgramResult(.exit(0), output: "\(values) values\n"))
    try #require(values > 500)
  }
}
