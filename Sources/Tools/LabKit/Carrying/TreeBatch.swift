import RequirementsCarrier
import ToolSupport

/// Some random trees as one program, with what carry writes for them.
package struct TreeBatch: Sendable {
  package enum Found: Equatable, Sendable {
    case asExpected(values: Int)
    case different([String])
    /// The compiler's words.
    case refused(String)
  }

  let trees: [ScopeTree]

  /// - Parameter trees: with different names.
  package init(trees: [ScopeTree]) { self.trees = trees }

  /// How many values the program compares.
  package var values: Int {
    trees.reduce(0) { count, tree in
      tree.ways.reduce(count) { $0 + tree.visible(in: $1[$1.count - 1]).count }
    }
  }

  /// Compiles and runs the program.
  ///
  /// - Parameters:
  ///   - folder: is made, and is removed afterwards.
  ///   - framework: the source file of the module `Scopes`.
  /// - Throws: `ToolError` where a file or the compiler fails; carry's own errors.
  package func run(
    in folder: String, framework: String, _ environment: ToolEnvironment
  ) async throws -> Found {
    let files = environment.files
    try files.makeFolder(folder)
    defer { try? files.remove(folder) }
    let sources = trees.flatMap(\.sources)
    let carried = try CarryPlan(of: sources).generated
    let all =
      sources + [("Carried.swift", carried), ("Checks.swift", checks), ("main.swift", main)]
    for source in all { try files.write(source.text, to: "\(folder)/\(source.path)") }

    let module = FrameworkModule(source: framework, environment: environment)
    let scopes = try await module.compile(in: folder)
    guard scopes.succeeded else { return .refused(scopes.errors) }
    let program = try await module.compile(
      all.map(\.path), ["-warnings-as-errors", "-wmo", "-o", "trees", "Scopes.o"], in: folder)
    guard program.succeeded else { return .refused(program.errors) }
    let ended = try await environment.processes.run(
      Command("\(folder)/trees", in: folder, limit: .seconds(60)))
    let lines = ended.output.split(separator: "\n").map(String.init)
    return ended.succeeded && lines == ["\(values) values"]
      ? .asExpected(values: values) : .different(lines)
  }

  private var checks: String { "import Scopes\n\n" + trees.map(\.check).joined(separator: "\n") }

  private var main: String {
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
}
