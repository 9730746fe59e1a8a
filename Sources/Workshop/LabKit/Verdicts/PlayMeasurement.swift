import Book
import ToolSupport

/// How soon a chapter that somebody plays with shows what it prints otherwise.
struct PlayMeasurement: Measurement {
  static let summary = """
    How soon 'workshop play' shows after a save what a chapter prints otherwise, or the compiler's \
    first error, and how soon 'workshop predict' asks. --rounds: how many saves of each kind (20).
    """
  static let usage = ["--rounds N"]

  /// How long hello-world takes on the machine for which the limits are given.
  private static let helloThere = Duration.milliseconds(3)
  private static let helloRuns = 21
  private static let patience = Duration.seconds(600)

  /// A place in a body of a chapter, and what stands there after a save.
  private struct Place {
    let chapter: String
    /// Relative to the chapter.
    let file: String
    let old: String
    let edit: @Sendable (_ number: Int) -> String
    let error: @Sendable (_ number: Int) -> String
  }

  private static let places = [
    Place(
      chapter: "SingletonStages", file: "Support/Server.swift", old: #"log.note("login")"#,
      edit: { #"log.note("login \#($0)")"# }, error: { #"log.noted("login \#($0)")"# }),
    Place(
      chapter: "Deps1", file: "CService.swift", old: "deps.aService.getAs()",
      edit: { "deps.aService.getAs().map { $0 + \($0) }" },
      error: { "deps.aService.getAll\($0)()" }),
    Place(
      chapter: "Splicing", file: "ProductListView.swift", old: #"Text("Products")"#,
      edit: { #"Text("Products \#($0)")"# }, error: { #"Texts("Products \#($0)")"# }),
  ]

  let options: Options
  let bench: Bench
  private var saves: Int { options.rounds ?? 20 }

  func report() async throws(ToolError) -> Report {
    bench.announce("Building workshop in a clone, and a hello-world package")
    try await bench.run("swift", ["build", "--product", "workshop"], in: clone.root)
    let path = try await bench.run("swift", ["build", "--show-bin-path"], in: clone.root)
    let workshop = path.result.output.split(separator: "\n").joined() + "/workshop"
    let hello = "\(bench.folder)/hello"
    try await bench.makeHello(hello)
    try await bench.run("swift", ["build"], in: hello)
    let starts = try await bench.medians(
      "starting", rounds: Self.helloRuns,
      of: [
        bench.trial("\(hello)/.build/debug/Hello", in: clone.root),
        bench.trial(workshop, ["predict", "Deps1"], in: clone.root),
      ])
    func row(_ what: String, _ time: Duration, _ limit: Duration) -> Row {
      Row(
        what: what, time: time, base: ("hello", starts[0]), limit: .ratio(limit / Self.helloThere))
    }
    var rows = [row("predict asks", starts[1], .milliseconds(50))]
    for place in Self.places {
      let chapter = try clone.chapter(place.chapter)
      let edits = try await times(of: place, in: chapter, workshop, saying: place.edit)
      rows.append(row("\(chapter.name), body edit", median(of: edits), .milliseconds(600)))
      let errors = try await times(of: place, in: chapter, workshop, saying: place.error)
      rows.append(row("\(chapter.name), compiler error", median(of: errors), .milliseconds(300)))
    }
    let note =
      "Medians of \(saves) saves of each kind under workshop play, from just before the file is "
      + "written to the moment when the first line of what is shown arrives. Limits in times of hello "
      + "are those of a machine where it takes \(shown(Self.helloThere))."
    return Report(rows, notes: [note], on: console)
  }

  /// From each save to what is shown of it; the file is as before at the end.
  private func times(
    of place: Place, in chapter: Chapter, _ workshop: String,
    saying text: @Sendable (Int) -> String
  ) async throws(ToolError) -> [Duration] {
    let file = clone.path("\(chapter.folder)/\(place.file)")
    let before = try bench.files.read(file)
    guard before.contains(place.old) else {
      throw ToolError("\(file) does not contain '\(place.old)'.")
    }
    bench.announce("workshop play \(chapter.name)")
    let (heads, told) = AsyncStream<ContinuousClock.Instant>.makeStream()
    // Cancelled, and so killed, when this function returns or throws.
    async let end = Result(of: { () throws(ToolError) in
      defer { told.finish() }
      try await bench.run(
        "/bin/sh", ["-c", WorkshopClone.openInput, workshop, "play", chapter.name],
        in: clone.root, limit: Self.patience
      ) { line in
        if line.hasPrefix("\(chapter.title), ") { told.yield(.now) }
      }
    })
    var times: [Duration] = []
    // It opens with what to edit, and then says what the chapter prints.
    var number = -1
    var start = ContinuousClock.now
    for await moment in heads {
      if number > 0 { times.append(moment - start) }
      number += 1
      if number == 0 { continue }
      guard number <= saves else {
        try bench.files.write(before, to: file)
        return times
      }
      start = .now
      try bench.files.write(
        before.replacing(place.old, with: text(number), maxReplacements: 1), to: file)
    }
    try bench.throwIfInterrupted()
    _ = try await end.get()
    throw ToolError("'workshop play \(chapter.name)' ended before it was interrupted.")
  }
}
