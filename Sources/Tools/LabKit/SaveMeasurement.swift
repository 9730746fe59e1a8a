import Book
import ToolSupport

/// How soon after a save `workshop watch` tells its verdict.
struct SaveMeasurement: Sendable {
  /// How long a verdict may take before nobody waits for it any more.
  private static let patience = Duration.seconds(10)

  /// How many of each kind.
  let saves: Int
  let room: WorkshopClone

  /// Each from just before the file is written to the moment the line with the verdict arrives.
  ///
  /// - Throws: `ToolError` where a verdict does not come, or is not the one that is due.
  func times(
    of exercise: Exercise, _ text: EditedText
  ) async throws(ToolError) -> [Edit: [Duration]] {
    let bench = room.bench
    bench.announce("workshop watch \(exercise.name)")
    try room.files.write(text.start, to: room.clone.path(exercise.file))
    return try await bench.running(
      room.workshop, ["watch", exercise.name], in: room.clone.root
    ) { watch throws(ToolError) in
      var times: [Edit: [Duration]] = [:]
      var last = try await verdict(from: &watch, after: nil, other: "").line
      for edit in Edit.allCases {
        for number in 1...saves {
          bench.environment.console.progress(
            "workshop watch \(exercise.name), \(edit.name) \(number) of \(saves)")
          let start = bench.stopwatch.read()
          try room.files.write(text.after(edit, number), to: room.clone.path(exercise.file))
          let (line, moment) = try await verdict(from: &watch, after: edit, other: last)
          times[edit, default: []].append(moment - start)
          last = line
        }
      }
      return times
    }
  }

  /// The next verdict on another text.
  ///
  /// - Parameters:
  ///   - edit: nil where nothing was edited yet.
  ///   - last: the line of the verdict before, which may be shown again.
  private func verdict(
    from watch: inout RunningProgram, after edit: Edit?, other last: String
  ) async throws(ToolError) -> (line: String, moment: Duration) {
    let occasion = edit.map { "after a save (\($0.name))" } ?? "at its start"
    let found = try await watch.next(
      orSayItHas: "told no verdict \(occasion)", within: Self.patience
    ) { beginsVerdict($0) && $0 != last }
    let isDue = edit == .error ? found.line.contains(": DOES NOT COMPILE ") : isSolved(found.line)
    guard isDue else {
      throw ToolError(
        "'workshop watch' told another verdict than is due \(occasion): \(found.line)")
    }
    return found
  }

  /// Whether the line tells that as many tasks are solved as there are.
  private func isSolved(_ line: String) -> Bool {
    guard let match = line.firstMatch(of: #/: (\d+) of (\d+) tasks solved /#) else { return false }
    return match.1 == match.2
  }
}
