import Book
import ToolSupport

/// How soon a learner has a verdict: in a clean clone, of all exercises, after a save.
struct VerdictMeasurement: Measurement {
  static let summary = """
    How soon an exercise has its verdict: in a clean clone, in 'workshop check --all', and after \
    saves under 'workshop watch'. --rounds: how many saves of each kind and exercise (20). --only: \
    the exercise to save (all).
    """
  static let usage = ["--rounds N", "--only NAME"]

  /// Judging without what is kept takes long, and judging what has not changed is short.
  private static let coldRuns = 3
  private static let warmRuns = 5
  /// A short program's times spread, so it runs often: so many times before each exercise.
  private static let helloRuns = 21
  /// How long hello-world takes on the machine for which the limits are given.
  private static let helloThere = Duration.milliseconds(3)

  let options: Options
  let bench: Bench
  private var saves: Int { options.rounds ?? 20 }

  func report() async throws(ToolError) -> Report {
    let all = try Exercise.all(in: bench.clone)
    guard !all.isEmpty else { throw ToolError("There is no exercise, so nothing to measure.") }
    let exercises =
      try options.only.map { name throws(ToolError) in
        [try Exercise.named(name, in: bench.clone)]
      } ?? all
    bench.announce("Building workshop in a clone, and a hello-world package")
    let built = try await bench.run(
      "swift", ["build", "--product", "workshop"], in: bench.clone.root)
    let hello = "\(bench.folder)/hello"
    try await bench.makeHello(hello)
    try await bench.run("swift", ["build"], in: hello)
    let clone = try await WorkshopClone(bench)
    let checked = try await clone.timeOfCheck(
      exercises[0].name, saying: WorkshopClone.beginsVerdict)
    let (anew, again) = try await timesOfAll(clone)
    var hellos: [Duration] = []
    var found: [(exercise: String, times: [String: [Duration]])] = []
    for exercise in exercises {
      hellos.append(
        try await bench.median(
          "hello-world", rounds: Self.helloRuns,
          of: bench.trial("\(hello)/.build/debug/Hello", in: bench.clone.root)))
      let times = try await clone.times(of: exercise, saves: saves)
      found.append((exercise.name, times))
    }
    let base = ("hello", median(of: hellos))
    func row(_ what: String, _ time: Duration, _ limit: Duration) -> Row {
      Row(what: what, time: time, base: base, limit: .ratio(limit / Self.helloThere))
    }
    var rows = [
      Row(
        what: "clone to first verdict", time: built.time + checked, limit: .time(.seconds(60))),
      row("check --all cold, each", anew / all.count, .milliseconds(800)),
      row("check --all, unchanged", again, .milliseconds(500)),
    ]
    // The limits hold for each exercise, so the slowest one is judged; others may be over, too.
    var slowest: [String] = []
    func add(_ what: String, _ limit: Duration, _ figure: ([Duration]) -> Duration, of edit: String)
    {
      let figures = found.map { (exercise: $0.exercise, time: figure($0.times[edit] ?? [.zero])) }
        .sorted { $0.time > $1.time }
        .map { (exercise: $0.exercise, row: row(what, $0.time, limit)) }
      guard let most = figures.first else { return }
      rows.append(most.row)
      let over = figures.dropFirst().filter(\.row.isOver)
        .map { "\($0.exercise) \(shown($0.row.time))" }
      slowest.append(
        " \(what) \(most.exercise)"
          + (over.isEmpty ? "" : ", and over as well \(over.joined(separator: ", "))"))
    }
    for edit in SavedEdit.all {
      add(edit.name, edit.limit, { median(of: $0) }, of: edit.name)
      if let limit = edit.limitOfMost {
        add("\(edit.name), 95 %", limit, { percentile(95, of: $0) }, of: edit.name)
      }
    }
    let notes = [
      "Each figure of an edit is that of the slowest exercise:\(slowest.joined(separator: ";")).",
      method,
    ]
    return Report(rows, notes: notes, on: console)
  }

  /// How long one command takes to judge all exercises: with nothing kept, and unchanged.
  private func timesOfAll(
    _ clone: WorkshopClone
  ) async throws(ToolError) -> (anew: Duration, again: Duration) {
    let warm: Bench.Trial = { () throws(ToolError) in
      try await clone.timeOfCheck("--all") { $0.contains(#/^\d+ exercises: \d+ solved\./#) }
    }
    let cold: Bench.Trial = { () throws(ToolError) in
      try bench.files.remove(clone.cache)
      return try await warm()
    }
    return (
      try await bench.median("check --all, cold", rounds: Self.coldRuns, of: cold),
      try await bench.median("check --all", rounds: Self.warmRuns, of: warm)
    )
  }

  private var method: String {
    "The first verdict is one build of the product workshop and one check. Medians. Check --all: "
      + "\(Self.coldRuns) runs without anything kept, divided by the exercises, and "
      + "\(Self.warmRuns) with nothing changed, each after an unmeasured run. Edits: \(saves) saves "
      + "of each kind and exercise under workshop watch, from just before the file is written to "
      + "the moment when the line with the verdict arrives. 95 % is the 95th percentile by "
      + "nearest rank. These figures are of the built debug binary. Limits in times of hello are "
      + "those of a machine where it takes \(shown(Self.helloThere)), as a body edit 250 ms; it "
      + "ran \(Self.helloRuns) times before each exercise."
  }
}
