import Book
import ToolSupport

/// How fast the package starts: a built chapter, the first `swift run`, the tour, the tests.
struct StartMeasurement: Measurement {
  static let summary = """
    How fast HEAD starts: each chapter, beside a program that loads the same libraries; 'swift run' \
    in fresh clones, beside a hello-world package; the tour; the tests. --rounds: how many fresh \
    clones (5). --only: the chapter to run in them (Deps1).
    """
  static let usage = ["--rounds N", "--only NAME"]

  /// Starting a program is short and its times spread, so it has many runs.
  private static let startRuns = 21
  private static let tourRuns = 5

  let options: Options
  let bench: Bench
  private var rounds: Int { options.rounds ?? 5 }

  func report() async throws(ToolError) -> Report {
    let chapter = try clone.chapter(options.only ?? "Deps1").name
    let hello = "\(bench.folder)/hello"
    try await bench.makeHello(hello)
    bench.announce("Building a clone and a hello-world package")
    try await bench.run("swift", ["build"], in: clone.root)
    try await bench.run("swift", ["build"], in: hello)
    // First, because here it turns out whether the commit is worth measuring.
    let tests = try await bench.median(
      "swift test", rounds: 1, of: bench.trial("swift", ["test"], in: clone.root))
    var rows = try await chapterRows(beside: hello)
    let firstRuns = try await bench.medians(
      "swift run \(chapter)", rounds: rounds,
      of: [
        firstRun(of: chapter, madeBy: bench.makeClone),
        firstRun(of: "Hello", madeBy: bench.makeHello),
      ])
    let tour = try await bench.median(
      "workshop tour", rounds: Self.tourRuns,
      of: bench.trial(clone.path(".build/debug/workshop"), ["tour"], in: clone.root))
    // One second at least, because the package manager looks at the package first.
    let tourLimit = max(.seconds(1), .milliseconds(250) * (try clone.chapters().count))
    rows += [
      Row(
        what: "swift run \(chapter)", time: firstRuns[0],
        base: ("hello", firstRuns[1]), limit: .ratio(1.5)),
      Row(what: "workshop tour, built", time: tour, limit: .time(tourLimit)),
      Row(what: "swift test, built", time: tests, limit: .time(.seconds(60))),
    ]
    return Report(rows, notes: [method], on: console)
  }

  private var method: String {
    "Medians: \(Self.startRuns) runs of each built program, \(rounds) of 'swift run' in a fresh "
      + "clone, \(Self.tourRuns) of the tour, one of the tests. A chapter is compared with a "
      + "program that loads the same libraries and says hello: F with Foundation, FN with its "
      + "networking as well. They take turns, and each has one unmeasured round before."
  }

  /// Each built chapter, from its start to its end, beside a program that loads the same libraries.
  private func chapterRows(beside hello: String) async throws(ToolError) -> [Row] {
    // Elsewhere programs share what they load, and ldd is not there.
    let hasLdd = bench.path(of: "ldd") != nil
    var bases: [(name: String, loads: String?, program: String)] = []
    for library in Self.libraries where hasLdd {
      let program = try await makeLoader(of: library.name)
      bases.append((library.short, "lib\(library.name).so", program))
    }
    bases.append(("hello", nil, "\(hello)/.build/debug/Hello"))
    let chapters = try clone.chapters().map(\.name)
    func program(_ name: String) -> String { clone.path(".build/debug/\(name)") }
    let medians = try await bench.medians(
      "Built chapters", rounds: Self.startRuns,
      of: (bases.map(\.program) + chapters.map(program)).map { bench.trial($0, in: clone.root) })
    var rows: [Row] = []
    for (chapter, time) in zip(chapters, medians.dropFirst(bases.count)) {
      let loaded = hasLdd ? try await bench.run("ldd", [program(chapter)]).result.output : ""
      let base = zip(bases, medians).first { base, _ in base.loads.map(loaded.contains) ?? true }
      rows.append(
        Row(
          what: "\(chapter), built", time: time, base: base.map { ($0.0.name, $0.1) },
          limit: .ratio(3)))
    }
    return rows
  }

  /// The libraries that take time to load; the first one loads the second one too.
  private static let libraries = [
    (name: "FoundationNetworking", short: "FN"), (name: "Foundation", short: "F"),
  ]

  /// A program that loads a library for nothing and says hello.
  private func makeLoader(of library: String) async throws(ToolError) -> String {
    let sources = "\(bench.folder)/\(library)"
    try bench.files.makeFolder(sources)
    try bench.files.write(
      "import \(library)\n\nprint(\"Hello\")\n", to: "\(sources)/main.swift")
    let program = "\(sources)/Hello\(library)"
    try await bench.run("swiftc", ["main.swift", "-o", program], in: sources)
    return program
  }

  /// Times `swift run` alone, in a new package that is removed afterwards.
  private func firstRun(
    of program: String, madeBy make: @escaping @Sendable (String) async throws(ToolError) -> Void
  ) -> Bench.Trial {
    { () throws(ToolError) in
      let package = "\(bench.folder)/fresh"
      try await make(package)
      let time = try await bench.run("swift", ["run", program], in: package).time
      try bench.files.remove(package)
      return time
    }
  }
}
