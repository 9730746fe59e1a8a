import Book
import ToolSupport

// How soon after a save `workshop watch` tells its verdict.
extension WorkshopClone {
  /// How long `workshop watch` runs at most, for all saves of one exercise.
  private static let patience = Duration.seconds(600)

  /// A line with a verdict, and the moment when it arrived.
  private typealias Told = (line: String, moment: Duration)

  /// The times from just before the file is written to the moment when the verdict arrives, by the
  /// names of the edits.
  ///
  /// - Parameter saves: how many saves of each kind.
  /// - Throws: `ToolError` where a verdict does not come, or is not the expected one.
  func times(of exercise: Exercise, saves: Int) async throws(ToolError) -> [String: [Duration]] {
    bench.announce("workshop watch \(exercise.name)")
    let solution = try await solution(of: exercise)
    let file = bench.clone.path(exercise.file)
    try bench.files.write(SavedEdit.start(solution), to: file)
    let (lines, told) = AsyncStream<Told>.makeStream()
    // Cancelled, and so killed, when this function returns or throws.
    async let end = watch(exercise, told)
    var verdicts = lines.makeAsyncIterator()
    var times: [String: [Duration]] = [:]
    var last = ""
    let edits = SavedEdit.all.flatMap { edit in (1...saves).map { (edit, $0) } }
    for (edit, number) in [(SavedEdit?.none, 0)] + edits {
      let start = bench.stopwatch.read()
      if let edit {
        bench.environment.console.progress(
          "workshop watch \(exercise.name), \(edit.name) \(number) of \(saves)")
        try bench.files.write(edit.text(solution, number), to: file)
      }
      guard let verdict = try await verdict(from: &verdicts, after: edit, otherThan: last) else {
        try bench.throwIfInterrupted()
        throw await end
      }
      if let edit { times[edit.name, default: []].append(verdict.moment - start) }
      last = verdict.line
    }
    return times
  }

  /// Runs `workshop watch` until the task is cancelled, and returns why it ended.
  private func watch(
    _ exercise: Exercise, _ told: AsyncStream<Told>.Continuation
  ) async -> ToolError {
    defer { told.finish() }
    let stopwatch = bench.stopwatch
    do throws(ToolError) {
      try await bench.run(
        workshop, ["watch", exercise.name], in: bench.clone.root, limit: Self.patience
      ) { line in
        if Self.beginsVerdict(line) { told.yield((line, stopwatch.read())) }
      }
      return ToolError("'workshop watch \(exercise.name)' ended before it was interrupted.")
    } catch {
      return error
    }
  }

  /// The next verdict; nil where the program has ended.
  ///
  /// - Parameters:
  ///   - edit: nil before the first save.
  ///   - last: the line of the verdict before, which may be shown again.
  private func verdict(
    from verdicts: inout AsyncStream<Told>.Iterator, after edit: SavedEdit?,
    otherThan last: String
  ) async throws(ToolError) -> Told? {
    while let told = await verdicts.next() {
      if told.line == last { continue }
      let isExpected =
        edit?.compiles ?? true ? isSolved(told.line) : told.line.contains(": DOES NOT COMPILE ")
      guard isExpected else {
        let occasion = edit.map { "after a save (\($0.name))" } ?? "at its start"
        throw ToolError("'workshop watch' told an unexpected verdict \(occasion): \(told.line)")
      }
      return told
    }
    return nil
  }

  /// Whether the line says that all tasks are solved.
  private func isSolved(_ line: String) -> Bool {
    guard let match = line.firstMatch(of: #/: (\d+) of (\d+) tasks solved /#) else { return false }
    return match.1 == match.2
  }
}
