import ToolSupport

/// The command `lab`: measures this package and compares the figures with their limits.
package struct Lab: Sendable {
  private let environment: ToolEnvironment
  private let stopwatch: any Stopwatch
  private let folders: any TemporaryFolders

  package init(
    _ environment: ToolEnvironment, stopwatch: any Stopwatch, folders: any TemporaryFolders
  ) {
    self.environment = environment
    self.stopwatch = stopwatch
    self.folders = folders
  }

  /// Runs one verb and leaves no temporary folder behind, however that ends.
  ///
  /// - Parameter arguments: without the program's own name.
  /// - Returns: 0, 1 where a figure is over its limit or nothing could be measured, 2 where the
  ///   command was used wrongly.
  package func run(_ arguments: [String]) async -> Int32 {
    let console = environment.console
    do throws(ToolError) {
      if arguments.contains(where: ["help", "--help", "-h"].contains) {
        console.write(help)
        return 0
      }
      let rest = Array(arguments.dropFirst())
      switch arguments.first {
      case "start":
        let options = try StartOptions(rest)
        return try await tell { source, folder, bench throws(ToolError) in
          try await StartMeasurement(
            options: options, source: source, folder: folder, bench: bench, folders: folders
          ).report()
        }
      case "verdict":
        let options = try VerdictOptions(rest)
        return try await tell { source, folder, bench throws(ToolError) in
          try await VerdictMeasurement(
            options: options, source: source, folder: folder, bench: bench, folders: folders
          ).report()
        }
      case "carry":
        let options = try CarryOptions(rest)
        return try await tell { source, folder, bench throws(ToolError) in
          try await CarryMeasurement(
            options: options, source: source, folder: folder, bench: bench, folders: folders
          ).report()
        }
      case "trees":
        let options = try TreeOptions(rest)
        return try await tell { source, folder, bench throws(ToolError) in
          try await TreeReport(options: options, source: source, folder: folder, bench: bench)
            .report()
        }
      case "rebuilds":
        let options = try RebuildOptions(rest)
        let packages = RebuildGroup.all.flatMap { group in group.packages.map(group.path) }
        return try await tell(ofCommitted: packages) { source, folder, bench throws(ToolError) in
          try await RebuildReport(
            options: options, source: source, folder: folder, bench: bench
          ).report()
        }
      case "costs":
        let options = try CostsOptions(rest)
        return try await tell(ofCommitted: [CostsReport.chapter, "Sources/Support"]) {
          source, folder, bench throws(ToolError) in
          try await CostsReport(options: options, source: source, folder: folder, bench: bench)
            .report()
        }
      case "compile":
        let options = try CompileOptions(rest)
        return try await tell { source, folder, bench throws(ToolError) in
          try await CompileReport(options: options, source: source, folder: folder, bench: bench)
            .report()
        }
      case let verb:
        let problem = verb.map { "there is no verb '\($0)'" } ?? "a verb is missing"
        throw ToolError("\(problem). See: swift run lab --help", .usedWrongly)
      }
    } catch {
      console.endProgress()
      console.writeError("lab: \(error)\n")
      return error.kind == .usedWrongly ? 2 : 1
    }
  }

  /// Measures HEAD of the checkout in a folder of its own, and tells what was found.
  ///
  /// - Parameters:
  ///   - folders: where nothing uncommitted may be, since what is measured is compared with a record.
  ///   - measure: takes the checkout to clone and an empty folder for the clones.
  private func tell(
    ofCommitted folders: [String] = [],
    _ measure: (_ source: String, _ folder: String, Bench) async throws(ToolError) -> Report
  ) async throws(ToolError) -> Int32 {
    let console = environment.console
    var bench = Bench(environment: environment, stopwatch: stopwatch)
    let head = try await GitHead(containing: environment.directory, bench: bench, folders)
    let version = try await Toolchain(environment).version()
    console.line("DependencyPlayground at \(head.commit), with Swift \(version).")
    if head.hasUncommittedChanges, !folders.isEmpty {
      throw ToolError("the packages to measure have uncommitted changes: commit them first.")
    }
    if head.hasUncommittedChanges {
      console.line("Note: uncommitted changes are not in the clone and are not measured.")
    }

    let folder = try self.folders.make()
    defer { removeAtLast(folder) }
    // SwiftPM leaves locks and folders in the temporary directory; so they go with the clones.
    bench.variables = ["TMPDIR": folder]
    let report = try await measure(head.root, folder, bench)
    console.endProgress()
    console.line()
    console.write(report.table)
    for paragraph in report.paragraphs {
      console.line()
      console.paragraph(paragraph)
    }
    return report.isOver ? 1 : 0
  }

  private func removeAtLast(_ folder: String) {
    do {
      try folders.remove(folder)
    } catch {
      environment.console.writeError("lab: \(error)\n")
    }
  }
}

/// What a verb found out.
struct Report: Sendable {
  /// Lines that are aligned and stay as they are.
  let table: String
  /// What is to be said below, broken between words.
  let paragraphs: [String]
  /// Whether a figure is over its limit.
  let isOver: Bool
}

private let help = """
  swift run lab start [--chapter NAME] [--rounds N]

  Measures how fast HEAD of this checkout starts, in fresh clones, beside a
  hello-world package that the toolchain makes. Takes some minutes.

  --chapter NAME   the chapter to 'swift run' in fresh clones; Deps1 unless said
  --rounds N       how many fresh clones, at least 1; 5 unless said

  swift run lab verdict [--saves N] [--exercise NAME]

  Measures how soon an exercise of HEAD has its verdict: in a clean clone, in
  'workshop check --all', and after saves under 'workshop watch', beside the
  compiler by hand and 'swift test'. Takes some minutes.

  --saves N        how many saves of each kind and exercise; 20 unless said
  --exercise NAME  the only exercise to save; all unless said

  swift run lab rebuilds [--only NAMES] [--edits TEXT] [--build debug|release]
                         [--record]

  Edits and builds the packages of chapters 04 and 06, counts what the compiler
  works on after each edit, and compares that with their Recorded.md. Takes some
  minutes. Refuses packages that have uncommitted changes.

  --only NAMES     packages, with commas between them; all unless said
  --edits TEXT     only the edits whose names have this in them
  --build NAME     debug or release; both, and targets alone, unless said
  --record         writes Recorded.md instead of comparing

  swift run lab costs [--runs N] [--record]

  Measures what a call costs through each pattern of chapter 28, built for
  release, with its allocations counted. Takes a minute; let the machine rest.

  --runs N         how often the whole table is measured; 3 unless said
  --record         writes the runs, and the limits that follow from them

  swift run lab compile [--rounds N] [--most SIZE] [--record]

  Generates code with 10, 100 and 1,000 composed protocols, forwarding screens
  and scopes, and measures what the compiler and carry take for it. Takes some
  minutes.

  --rounds N       how often each is type-checked; 3 unless said
  --most SIZE      the largest size; 1000 unless said
  --record         writes what is found

  swift run lab carry [--rounds N]

  Measures carry: 10, 100 and 1,000 scopes, its process, clean builds with its
  plugin and without. Build for release, 'carry' too. Takes some minutes.

  --rounds N       how often, at least 1; 3 unless said

  swift run lab trees [--count N] [--seed N]

  Compiles and runs what carry writes for random trees of scopes, and compares
  each value with that of a model.

  --count N        how many trees; 500 unless said
  --seed N         the number that the first tree is made from; any unless said

  Status 0: all within limits, or as recorded; 1: something over or otherwise,
  or failed; 2: wrong use.

  """
