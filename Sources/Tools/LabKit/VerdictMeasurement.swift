import Book
import ExerciseKit
import ToolSupport

/// How soon a learner has a verdict: in a clean clone, of all exercises, after a save.
struct VerdictMeasurement: Sendable {
  /// Everything anew takes long, and nothing new is short.
  private static let coldRuns = 3
  private static let warmRuns = 5

  let options: VerdictOptions
  /// The checkout to clone.
  let source: String
  /// An empty folder for the clone.
  let folder: String
  let bench: Bench
  let folders: any TemporaryFolders

  /// Measures everything.
  ///
  /// - Throws: `ToolError` where the clone, a build, a verdict or a comparison fails.
  func report() async throws(ToolError) -> Report {
    let clone = Checkout(root: "\(folder)/clone", files: bench.environment.files)
    try await bench.run("git", ["clone", "--quiet", source, clone.root], in: folder)
    let all = try Exercise.all(in: clone)
    let exercises =
      try options.exercise.map { name throws(ToolError) in
        [try Exercise.named(name, in: clone)]
      } ?? all
    guard !exercises.isEmpty else {
      throw ToolError("There is no exercise, so nothing to measure.")
    }
    bench.announce("Building workshop in a clone")
    let built = try await bench.time("swift", ["build", "--product", "workshop"], in: clone.root)
    let room = try await WorkshopClone(in: clone, bench: bench)
    let checked = try await room.timeOfCheck(exercises[0].name, saying: beginsVerdict)
    var rows = [
      TimesRow(what: "clone to first verdict", times: [built + checked], limit: .seconds(60))
    ]
    rows += try await allRows(room, count: all.count)
    let saves = SaveMeasurement(saves: options.saves, room: room)
    let comparison = ComparisonMeasurement(
      room: room, folder: "\(folder)/hand", folders: folders)
    var found: [Found] = []
    for exercise in exercises {
      let text = try await room.text(of: exercise)
      let times = try await saves.times(of: exercise, text)
      let (compiler, package) = try await comparison.times(of: exercise, text)
      found.append(
        Found(exercise: exercise.name, saves: times, compiler: compiler, package: package))
    }
    rows += self.rows(of: found)
    return Report(
      table: VerdictTable(rows: rows).text(on: bench.environment.console),
      paragraphs: slowest(of: found) + [method], isOver: rows.contains(where: \.isOver))
  }

  /// The times of one exercise.
  private struct Found {
    let exercise: String
    let saves: [Edit: [Duration]]
    let compiler: [Duration]
    let package: [Duration]
  }

  /// Where nothing has changed, the checks of all exercises run again, and some of them ask the compiler:
  /// 50 ms for each, and 0.3 s at least.
  static func unchangedLimit(_ count: Int) -> Duration {
    max(.milliseconds(300), .milliseconds(50) * count)
  }

  /// All exercises judged at once.
  ///
  /// - Parameter count: how many they are.
  private func allRows(
    _ room: WorkshopClone, count: Int
  ) async throws(ToolError) -> [TimesRow] {
    let warm: Bench.Trial = { () throws(ToolError) in
      try await room.timeOfCheck("--all") { $0.contains(#/^\d+ exercises: \d+ solved\./#) }
    }
    let cold: Bench.Trial = { () throws(ToolError) in
      try folders.remove(room.cache)
      return try await warm()
    }
    let anew = try await bench.times("check --all, cold", rounds: Self.coldRuns, of: [cold])[0]
    let again = try await bench.times("check --all", rounds: Self.warmRuns, of: [warm])[0]
    return [
      TimesRow(
        what: "check --all cold, each", times: anew.map { $0 / count }, limit: .milliseconds(800)),
      TimesRow(
        what: "check --all, unchanged", times: again,
        limit: Self.unchangedLimit(count)),
    ]
  }

  private func rows(of found: [Found]) -> [TimesRow] {
    func row(_ edit: Edit, limit: Duration, tailLimit: Duration? = nil) -> TimesRow {
      TimesRow(
        what: edit.name, times: found.flatMap { $0.saves[edit] ?? [] }, limit: limit,
        tailLimit: tailLimit)
    }
    let body = row(.body, limit: .milliseconds(250), tailLimit: .milliseconds(450))
    return [
      body,
      row(.interface, limit: .milliseconds(800)),
      row(.error, limit: .milliseconds(120)),
      TimesRow(what: "swiftc by hand", times: found.flatMap(\.compiler), base: body.middle),
      TimesRow(what: "swift test, body edit", times: found.flatMap(\.package), base: body.middle),
    ]
  }

  /// Which exercise is the slowest after each kind of edit, where there are several.
  private func slowest(of found: [Found]) -> [String] {
    guard found.count > 1 else { return [] }
    let parts = Edit.allCases.compactMap { edit in
      found.map { (name: $0.exercise, time: median(of: $0.saves[edit] ?? [.zero])) }
        .max { $0.time < $1.time }
        .map { "\(edit.name) \(shown($0.time)) (\($0.name))" }
    }
    return ["The slowest exercise by median: \(parts.joined(separator: "; "))."]
  }

  /// What was done to get the figures, for whoever reads them.
  private var method: String {
    "The first verdict is one build of the product workshop and one check. Check --all: "
      + "\(Self.coldRuns) runs without anything kept, divided by the exercises, and "
      + "\(Self.warmRuns) with nothing changed. Edits: \(options.saves) saves of each kind and "
      + "exercise under workshop watch, each from just before the file is written to the moment "
      + "the line with the verdict arrives; their ratios are to the median of a body edit. By "
      + "hand: \(ComparisonMeasurement.rounds) runs an exercise of swiftc for every module, the "
      + "linker and the checks, from nothing; they take turns with swift test --filter Task1 of "
      + "the same text in the package of check --package. What runs several times has one "
      + "unmeasured run before, except saves. 95 % is the 95th percentile by nearest rank. These "
      + "figures are of the built debug binary."
  }
}
