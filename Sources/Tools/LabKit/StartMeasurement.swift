import WorkshopKit

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
  /// - Throws: `Complaint` where a clone, a build, a program or a test fails.
  func report() async throws(Complaint) -> Report {
    let rows = try await rows()
    return Report(
      table: Table(rows: rows).text(on: bench.surroundings.console), paragraphs: [method],
      isOver: rows.contains(where: \.isOver))
  }

  /// What was done to get the figures, for whoever reads them.
  private var method: String {
    "Medians: \(Self.startRuns) runs of each built program, \(options.rounds) of 'swift run' in "
      + "a fresh clone, \(Self.tourRuns) of the tour, one of the tests. Clone and hello-world "
      + "take turns, and each has one unmeasured round before."
  }

  private func rows() async throws(Complaint) -> [Row] {
    let clone = Checkout(root: "\(folder)/clone", files: bench.surroundings.files)
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

  /// Each built chapter, from its start to its end.
  private func programRows(
    in clone: Checkout, beside hello: String
  ) async throws(Complaint) -> [Row] {
    let chapters = try clone.chapters()
    let programs =
      ["\(hello)/.build/debug/Hello"] + chapters.map { clone.path(".build/debug/\($0.name)") }
    let medians = try await bench.medians(
      "Built chapters", rounds: Self.startRuns,
      of: programs.map { bench.trial($0, in: clone.root) })
    var rows: [Row] = []
    for (index, chapter) in chapters.enumerated() {
      rows.append(
        Row(
          what: "\(chapter.name), built", median: medians[index + 1], hello: medians[0],
          limit: .time(try await startLimit(of: programs[index + 1], in: clone.root))))
    }
    return rows
  }

  /// Loading FoundationNetworking takes time of its own, which is granted where `ldd` tells of it.
  private func startLimit(
    of program: String, in folder: String
  ) async throws(Complaint) -> Duration {
    guard bench.has("ldd") else { return .milliseconds(10) }
    let libraries = try await bench.run("ldd", [program], in: folder).output
    return libraries.contains("libFoundationNetworking") ? .milliseconds(15) : .milliseconds(10)
  }

  /// The first `swift run` of a chapter, building included.
  private func firstRunRow(of chapter: String) async throws(Complaint) -> Row {
    let medians = try await bench.medians(
      "swift run \(chapter)", rounds: options.rounds,
      of: [firstRun(of: chapter, madeBy: makeClone), firstRun(of: "Hello", madeBy: makeHello)])
    return Row(
      what: "swift run \(chapter)", median: medians[0], hello: medians[1],
      limit: .ratio(1.6, to: medians[1]))
  }

  /// Times `swift run` alone, in a package that is made for it and removed behind it.
  private func firstRun(
    of program: String, madeBy make: @escaping @Sendable (String) async throws(Complaint) -> Void
  ) -> Bench.Trial {
    { () throws(Complaint) in
      let package = "\(folder)/fresh"
      try await make(package)
      let time = try await bench.time("swift", ["run", program], in: package)
      try folders.remove(package)
      return time
    }
  }

  /// The tour with everything built: a quarter of a second a chapter, and one second at least,
  /// because the package manager looks at the package first however few chapters there are.
  private func tourRow(in clone: Checkout) async throws(Complaint) -> Row {
    let median = try await bench.medians(
      "workshop tour", rounds: Self.tourRuns,
      of: [bench.trial(clone.path(".build/debug/workshop"), ["tour"], in: clone.root)])[0]
    let limit = max(.seconds(1), .milliseconds(250) * (try clone.chapters().count))
    return Row(what: "workshop tour, built", median: median, limit: .time(limit))
  }

  /// The tests with everything built, which the unmeasured round does.
  private func testRow(in clone: String) async throws(Complaint) -> Row {
    let median = try await bench.medians(
      "swift test", rounds: 1, of: [bench.trial("swift", ["test"], in: clone)])[0]
    return Row(what: "swift test, built", median: median, limit: .time(.seconds(15)))
  }

  @Sendable
  private func makeClone(_ path: String) async throws(Complaint) {
    try await bench.run("git", ["clone", "--quiet", source, path], in: folder)
  }

  @Sendable
  private func makeHello(_ path: String) async throws(Complaint) {
    try bench.surroundings.files.makeFolder(path)
    try await bench.run(
      "swift", ["package", "init", "--type", "executable", "--name", "Hello"], in: path)
  }
}
