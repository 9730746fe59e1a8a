import Book
import ToolSupport

/// A clone in which exercises are judged by the program `workshop` that is built of it.
struct WorkshopClone: Sendable {
  let clone: Checkout
  /// The folder of what is built of the clone. It is the true path: where the package manager is
  /// led to one folder by two paths, it takes what it has built for another's.
  let products: String
  let bench: Bench

  /// - Parameter clone: a checkout in which `workshop` is built.
  init(in clone: Checkout, bench: Bench) async throws(ToolError) {
    self.clone = clone
    // A line that begins a verdict must not be broken, whatever the person's window is like.
    var wide = bench
    wide.variables["COLUMNS"] = "80"
    self.bench = wide
    let path = try await bench.run("swift", ["build", "--show-bin-path"], in: clone.root).output
    products = path.split(separator: "\n").joined()
  }

  var files: any FileSystem { bench.environment.files }
  var workshop: String { "\(products)/workshop" }
  /// What the judging leaves, so that it need not be made again.
  var cache: String { "\(products)/exercises" }

  /// The solution of an exercise, ready to be edited.
  func text(of exercise: Exercise) async throws(ToolError) -> EditedText {
    let ended = try await bench.run(workshop, ["solution", exercise.name], in: clone.root)
    return EditedText(solution: ended.output)
  }

  /// How long `workshop check` takes until it has told its verdict, whichever it is.
  ///
  /// It ends with status 1 where something is unsolved, and where it cannot judge; so what it says
  /// tells the two apart.
  func timeOfCheck(
    _ arguments: String..., saying isVerdict: (String) -> Bool
  ) async throws(ToolError) -> Duration {
    let (time, ended) = try await bench.timed(
      workshop, ["check"] + arguments, in: clone.root, accepting: [0, 1])
    let lines = (ended.errors + "\n" + ended.output).split(separator: "\n").map(String.init)
    if let refusal = lines.first(where: { $0.contains("NO VERDICT") })
      ?? (lines.contains(where: isVerdict) ? nil : lines.first ?? "it said nothing.")
    {
      let words = (["workshop", "check"] + arguments).joined(separator: " ")
      throw ToolError("'\(words)' has no verdict: \(refusal)")
    }
    return time
  }
}

/// Whether a line begins a verdict: it names the text that was judged.
func beginsVerdict(_ line: String) -> Bool { line.contains(#/\(text [0-9a-f]{8}\)/#) }
