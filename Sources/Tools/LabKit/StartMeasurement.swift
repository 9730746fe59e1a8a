import Book
import ExerciseKit
import ToolSupport

/// How fast the package starts: a built chapter, the first `swift run`, the tour, the tests.
struct StartMeasurement: Sendable {
  /// Starting a program is short and its times spread, so it has many runs.
  private static let startRuns = 21
  private static let tourRuns = 5

  let options: StartOptions
  /// The checkout to clone.
  let source: String
  /// An empty folder for the clones.
  let folder: String
  let bench: Bench
  let folders: any TemporaryFolders

  /// Measures everything.
  ///
  /// - Throws: `ToolError` where a clone, a build, a program or a test fails.
  func report() async throws(ToolError) -> Report {
    let rows = try await rows()
    return Report(
      table: Table(rows: rows).text(on: bench.environment.console), paragraphs: [method],
      isOver: rows.contains(where: \.isOver))
  }

  /// What was done to get the figures, for whoever reads them.
  private var method: String {
    "Medians: \(Self.startRuns) runs of each built program, \(options.rounds) of 'swift run' in "
      + "a fresh clone, \(Self.tourRuns) of the tour, one of the tests. What says hello "
      + "loads what the chapter loads: F is with Foundation, FN with its networking as well. They "
      + "take turns, and each has one unmeasured round before."
  }

  private func rows() async throws(ToolError) -> [Row] {
    let clone = Checkout(root: "\(folder)/clone", files: bench.environment.files)
    let hello = "\(folder)/hello"
    try await makeClone(clone.root)
    let chapter = try clone.chapter(options.chapter).name
    try await makeHello(hello)
    bench.announce("Building a clone and a hello-world package")
    try await bench.run("swift", ["build"], in: clone.root)
    try await bench.run("swift", ["build"], in: hello)
    // First, because here it turns out whether the commit is worth measuring.
    let tests = try await testRow(in: clone.root)
    return try await programRows(in: clone, beside: hello)
      + [try await firstRunRow(of: chapter), try await tourRow(in: clone), tests]
  }

  /// Each built chapter, from its start to its end, beside a program that loads the same libraries and
  /// says hello: what loading takes is not the chapter's.
  private func programRows(
    in clone: Checkout, beside hello: String
  ) async throws(ToolError) -> [Row] {
    var bases = [(name: "hello", program: "\(hello)/.build/debug/Hello")]
    let libraries = bench.has("ldd") ? Self.libraries : []
    for library in libraries {
      bases.append((library.short, try await loader(of: library.name)))
    }
    let chapters = try clone.chapters().map { chapter in
      (name: chapter.name, program: clone.path(".build/debug/\(chapter.name)"))
    }
    let medians = try await bench.medians(
      "Built chapters", rounds: Self.startRuns,
      of: (bases + chapters).map { bench.trial($0.program, in: clone.root) })
    var rows: [Row] = []
    for (chapter, median) in zip(chapters, medians.dropFirst(bases.count)) {
      var base = 0
      if !libraries.isEmpty {
        let loaded = try await bench.run("ldd", [chapter.program], in: clone.root).output
        base = libraries.firstIndex { loaded.contains("lib\($0.name).so") }.map { $0 + 1 } ?? 0
      }
      rows.append(
        Row(
          what: "\(chapter.name), built", median: median,
          base: Row.Base(name: bases[base].name, median: medians[base]),
          limit: .ratio(3, to: medians[base])))
    }
    return rows
  }

  /// Those that take time to load, on systems where each program loads its own; the one that needs the
  /// other first.
  private static let libraries = [
    (name: "FoundationNetworking", short: "FN"), (name: "Foundation", short: "F"),
  ]

  /// A program that says hello, and loads a library for nothing.
  private func loader(of library: String) async throws(ToolError) -> String {
    let sources = "\(folder)/\(library)"
    try bench.environment.files.makeFolder(sources)
    try bench.environment.files.write(
      "import \(library)\n\nprint(\"Hello\")\n", to: "\(sources)/main.swift")
    let program = "\(sources)/Hello\(library)"
    try await bench.run("swiftc", ["main.swift", "-o", program], in: sources)
    return program
  }

  /// The first `swift run` of a chapter, building included.
  private func firstRunRow(of chapter: String) async throws(ToolError) -> Row {
    let medians = try await bench.medians(
      "swift run \(chapter)", rounds: options.rounds,
      of: [firstRun(of: chapter, madeBy: makeClone), firstRun(of: "Hello", madeBy: makeHello)])
    return Row(
      what: "swift run \(chapter)", median: medians[0],
      base: Row.Base(name: "hello", median: medians[1]),
      limit: .ratio(1.6, to: medians[1]))
  }

  /// Times `swift run` alone, in a package that is made for it and removed behind it.
  private func firstRun(
    of program: String, madeBy make: @escaping @Sendable (String) async throws(ToolError) -> Void
  ) -> Bench.Trial {
    { () throws(ToolError) in
      let package = "\(folder)/fresh"
      try await make(package)
      let time = try await bench.time("swift", ["run", program], in: package)
      try folders.remove(package)
      return time
    }
  }

  /// The tour with everything built: a quarter of a second a chapter, and one second at least,
  /// because the package manager looks at the package first however few chapters there are.
  private func tourRow(in clone: Checkout) async throws(ToolError) -> Row {
    let median = try await bench.medians(
      "workshop tour", rounds: Self.tourRuns,
      of: [bench.trial(clone.path(".build/debug/workshop"), ["tour"], in: clone.root)])[0]
    let limit = max(.seconds(1), .milliseconds(250) * (try clone.chapters().count))
    return Row(what: "workshop tour, built", median: median, limit: .time(limit))
  }

  /// The tests with everything built, which the unmeasured round does.
  private func testRow(in clone: String) async throws(ToolError) -> Row {
    let median = try await bench.medians(
      "swift test", rounds: 1, of: [bench.trial("swift", ["test"], in: clone)])[0]
    return Row(what: "swift test, built", median: median, limit: .time(.seconds(60)))
  }

  @Sendable
  private func makeClone(_ path: String) async throws(ToolError) {
    try await bench.run("git", ["clone", "--quiet", source, path], in: folder)
  }

  @Sendable
  private func makeHello(_ path: String) async throws(ToolError) {
    try bench.environment.files.makeFolder(path)
    try await bench.run(
      "swift", ["package", "init", "--type", "executable", "--name", "Hello"], in: path)
  }
}
