import Book
import ToolSupport

/// The clone, in which the program `workshop` of the same clone judges exercises.
struct WorkshopClone: Sendable {
  /// The folder of what is built in the clone. It is the real path: SwiftPM rebuilds a folder that it
  /// reaches by two paths.
  private let products: String
  let bench: Bench

  /// - Parameter bench: with a clone in which `workshop` is built.
  init(_ bench: Bench) async throws(ToolError) {
    let path = try await bench.run("swift", ["build", "--show-bin-path"], in: bench.clone.root)
    products = path.result.output.split(separator: "\n").joined()
    // The line that begins a verdict must not be broken, however wide the person's window is.
    var wide = bench
    wide.variables["COLUMNS"] = "80"
    self.bench = wide
  }

  var workshop: String { "\(products)/workshop" }
  /// What judging leaves, so that it need not be made again.
  var cache: String { "\(products)/exercises" }

  func solution(of exercise: Exercise) async throws(ToolError) -> String {
    try await bench.run(workshop, ["solution", exercise.name], in: bench.clone.root).result.output
  }

  /// How long `workshop check` takes until it has told a verdict.
  ///
  /// It ends with status 1 where something is unsolved, and where it cannot judge; its output tells
  /// the two apart.
  func timeOfCheck(
    _ argument: String, saying isVerdict: (String) -> Bool
  ) async throws(ToolError) -> Duration {
    let (result, time) = try await bench.run(
      workshop, ["check", argument], in: bench.clone.root, accepting: [.exit(0), .exit(1)])
    let lines = (result.errors + "\n" + result.output).split(separator: "\n").map(String.init)
    if let refusal = lines.first(where: { $0.contains("NO VERDICT") })
      ?? (lines.contains(where: isVerdict) ? nil : lines.first ?? "it said nothing.")
    {
      throw ToolError("'workshop check \(argument)' has no verdict: \(refusal)")
    }
    return time
  }

  /// Whether a line begins a verdict: it names the text that was judged.
  static func beginsVerdict(_ line: String) -> Bool { line.contains(#/\(text [0-9a-f]{8}\)/#) }
}
