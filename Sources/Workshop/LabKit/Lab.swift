import Book
import ToolSupport

/// The command `lab`: changes and builds code in a clone of HEAD.
package struct Lab: Sendable {
  private static let help = """
    swift run lab rebuilds [FOLDER] [--record]
      Measures what each edit recompiles, and compares it with Recorded.md.
      FOLDER       only the packages in one folder, such as Shapes
      --record     write Recorded.md instead

    swift run lab mutate CHAPTER|ID [--mutants N] [--seed N]
      Makes small mistakes in the code, one at a time, and counts how many the
      tests catch.
      CHAPTER      run all tests of this chapter
      ID           run the proofs of this claim in Chapters/Claims.md
      --mutants N  how many mistakes that compile (20)
      --seed N     which mistakes (1)
      To try a mistake of your own: edit the file, swift run workshop prove ID

    Both work in a clone of HEAD and take some minutes.
    Exit status:
      0  all cells match, or every mistake was caught
      1  a difference, a missed mistake, or a failure
      2  wrong arguments

    """

  private let environment: ToolEnvironment
  private let folder: String

  /// - Parameter folder: a temporary folder, which this run creates and removes.
  package init(_ environment: ToolEnvironment, folder: String) {
    (self.environment, self.folder) = (environment, folder)
  }

  /// Runs one measurement, and removes the temporary folder in any case.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit status of the help text; 1 also if output was lost.
  package func run(_ arguments: [String]) async -> Int32 {
    environment.console.status(await status(of: arguments), of: "lab")
  }

  private func status(of arguments: [String]) async -> Int32 {
    let console = environment.console
    do throws(ToolError) {
      if arguments.contains(where: ["help", "--help", "-h"].contains) {
        console.write(Self.help)
        return 0
      }
      let words = Array(arguments.dropFirst())
      switch arguments.first {
      case "rebuilds":
        let options = try Self.options(words, ["--record": false])
        return try await measure { bench throws(ToolError) in
          try await RebuildMeasurement(
            bench: bench, folder: options.plain.first, writesRecord: options.has("--record")
          ).report()
        }
      case "mutate":
        let options = try Self.options(words, ["--mutants": true, "--seed": true])
        guard let subject = options.plain.first else {
          throw ToolError("name a chapter or a claim: mutate Deps1, mutate DEPS-117.", .usedWrongly)
        }
        let (mutants, seed) = (
          try Self.number("--mutants", options) ?? 20, try Self.number("--seed", options) ?? 1
        )
        return try await measure { bench throws(ToolError) in
          try await MutateMeasurement(bench: bench, subject: subject, mutants: mutants, seed: seed)
            .report()
        }
      case let name?: throw ToolError("unknown measurement '\(name)'.", .usedWrongly)
      case nil: throw ToolError("name a measurement: rebuilds or mutate.", .usedWrongly)
      }
    } catch {
      console.endProgress()
      let isMisuse = error.kind == .usedWrongly
      console.writeError("lab: \(error)\(isMisuse ? " See: swift run lab --help" : "")\n")
      return isMisuse ? 2 : 1
    }
  }

  private static func options(
    _ words: [String], _ known: [String: Bool]
  ) throws(ToolError) -> Arguments {
    let options = try Arguments(words, options: known) { "unknown option '\($0)'." }
    guard let extra = options.plain.dropFirst().first else { return options }
    throw ToolError("unexpected argument '\(extra)'.", .usedWrongly)
  }

  private static func number(_ option: String, _ options: Arguments) throws(ToolError) -> Int? {
    guard let word = options.value(of: option) else { return nil }
    if let number = Int(word), number > 0 { return number }
    throw ToolError("\(option) needs a positive number, not '\(word)'.", .usedWrongly)
  }

  private func measure(
    _ report: (Bench) async throws(ToolError) -> Report
  ) async throws(ToolError) -> Int32 {
    let console = environment.console
    let bench = try Bench(
      environment: environment,
      source: Checkout.containing(environment.directory, files: environment.files), folder: folder)
    let commit = try await bench.git(["rev-parse", "--short", "HEAD"])
    console.line(
      "DependencyPlayground at \(commit), with Swift \(try await Toolchain(environment).version())."
    )
    // Without locks, so that a concurrent commit isn't disturbed.
    if try await !bench.git(["--no-optional-locks", "status", "--porcelain"]).isEmpty {
      console.line("Note: uncommitted changes are not in the clone and are not measured.")
    }
    try environment.files.makeFolder(folder)
    defer {
      do { try environment.files.remove(folder) } catch { console.writeError("lab: \(error)\n") }
    }
    try await bench.run("git", ["clone", "--quiet", bench.source.root, bench.clone.root])
    let report = try await report(bench)
    console.endProgress()
    console.write("\n\(report.table)")
    for note in report.notes {
      console.line()
      console.paragraph(note)
    }
    return report.fails ? 1 : 0
  }
}

/// The result of a measurement.
struct Report: Sendable {
  /// Aligned lines, which aren't wrapped.
  let table: String
  let notes: [String]
  /// Whether something differs from the record, or is wrong.
  let fails: Bool
}
