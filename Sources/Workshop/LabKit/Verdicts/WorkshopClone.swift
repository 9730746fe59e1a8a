import Book
import ToolSupport

/// The clone, in which the program `workshop` of the same clone judges exercises.
struct WorkshopClone: Sendable {
  /// How long `workshop watch` runs at most, for all saves of one exercise.
  private static let patience = Duration.seconds(600)

  /// A line with a verdict, and the moment when it arrived.
  private typealias Told = (line: String, moment: ContinuousClock.Instant)

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

  /// Whether a line begins a verdict.
  static func beginsVerdict(_ line: String) -> Bool {
    line.contains(#/^\w+: (DOES NOT COMPILE|\d+ of \d+ tasks solved)/#)
  }

  /// How soon after a save `workshop watch` tells its verdict: the times from just before the file is
  /// written to the moment when the verdict arrives, by the names of the edits.
  ///
  /// - Parameter saves: how many saves of each kind.
  /// - Throws: `ToolError` where a verdict does not come, or is not the expected one.
  func times(of exercise: Exercise, saves: Int) async throws(ToolError) -> [String: [Duration]] {
    bench.announce("workshop watch \(exercise.name)")
    let solution = try await bench.run(
      workshop, ["solution", exercise.name], in: bench.clone.root
    ).result.output
    let file = bench.clone.path(exercise.file)
    try bench.files.write(SavedEdit.start(solution), to: file)
    let (lines, told) = AsyncStream<Told>.makeStream()
    // Cancelled, and so killed, when this function returns or throws.
    async let end = watch(exercise, told)
    var left = SavedEdit.all.flatMap { edit in (1...saves).map { (edit, $0) } }[...]
    var times: [String: [Duration]] = [:]
    var edit: SavedEdit?
    var start = ContinuousClock.now
    var last = ""
    // The line of a verdict may be shown again.
    for await verdict in lines where verdict.line != last {
      guard isExpected(verdict.line, after: edit) else {
        let occasion = edit.map { "after a save (\($0.name))" } ?? "at its start"
        throw ToolError(
          "'workshop watch' told an unexpected verdict \(occasion): \(verdict.line)")
      }
      if let edit { times[edit.name, default: []].append(verdict.moment - start) }
      guard let (next, number) = left.popFirst() else { return times }
      (last, edit) = (verdict.line, next)
      bench.environment.console.progress(
        "workshop watch \(exercise.name), \(next.name) \(number) of \(saves)")
      start = .now
      try bench.files.write(next.text(solution, number), to: file)
    }
    try bench.throwIfInterrupted()
    throw await end
  }

  /// Gives a program a standard input that never ends, for `watch` ends with its own.
  static let openInput = #"mkfifo "$0.in" 2>/dev/null; exec "$0" "$@" <>"$0.in""#

  /// Runs `workshop watch` until the task is cancelled, and returns why it ended.
  private func watch(
    _ exercise: Exercise, _ told: AsyncStream<Told>.Continuation
  ) async -> ToolError {
    defer { told.finish() }
    do throws(ToolError) {
      try await bench.run(
        "/bin/sh", ["-c", Self.openInput, workshop, "watch", exercise.name],
        in: bench.clone.root, limit: Self.patience
      ) { line in
        if Self.beginsVerdict(line) { told.yield((line, .now)) }
      }
      return ToolError("'workshop watch \(exercise.name)' ended before it was interrupted.")
    } catch {
      return ToolError(
        "\(error)".replacing("sh -c \(Self.openInput) \(workshop)", with: "workshop"))
    }
  }

  /// - Parameter edit: nil before the first save.
  private func isExpected(_ line: String, after edit: SavedEdit?) -> Bool {
    edit?.compiles ?? true
      ? line.contains(#/: (\d+) of \1 tasks solved$/#) : line.hasSuffix(": DOES NOT COMPILE")
  }
}
