import Book
import ToolSupport

/// The command `lab`: measures this package, and compares what it finds with its records.
package struct Lab: Sendable {
  private static let measurements: [(name: String, type: any Measurement.Type)] = [
    ("mutate", MutateMeasurement.self), ("rebuilds", RebuildMeasurement.self),
    ("costs", CostsMeasurement.self), ("compile", CompileMeasurement.self),
  ]

  private let environment: ToolEnvironment
  private let folder: String

  /// - Parameter folder: the temporary folder of this run, which makes it and removes it.
  package init(_ environment: ToolEnvironment, folder: String) {
    (self.environment, self.folder) = (environment, folder)
  }

  /// Runs one measurement, and removes the temporary folder however the measurement ends.
  ///
  /// - Parameter arguments: without the program's own name.
  /// - Returns: 0; 1 where something is not as recorded, nothing could be measured or output is lost; 2
  ///   where the command was used wrongly.
  package func run(_ arguments: [String]) async -> Int32 {
    environment.console.status(await status(of: arguments), of: "lab")
  }

  private func status(of arguments: [String]) async -> Int32 {
    let console = environment.console
    do throws(ToolError) {
      if arguments.contains(where: ["help", "--help", "-h"].contains) {
        printHelp()
        return 0
      }
      guard let name = arguments.first else {
        throw ToolError("a measurement is missing.", .usedWrongly)
      }
      guard let type = Self.measurements.first(where: { $0.name == name })?.type else {
        throw ToolError("there is no measurement '\(name)'.", .usedWrongly)
      }
      return try await measure(type, Options(Array(arguments.dropFirst()), usage: type.usage))
    } catch {
      console.endProgress()
      let isMisuse = error.kind == .usedWrongly
      console.writeError("lab: \(error)\(isMisuse ? " See: swift run lab --help" : "")\n")
      return isMisuse ? 2 : 1
    }
  }

  private func measure(
    _ type: any Measurement.Type, _ options: Options
  ) async throws(ToolError) -> Int32 {
    let console = environment.console
    let bench = try Bench(
      environment: environment,
      source: Checkout.containing(environment.directory, files: environment.files), folder: folder)
    let commit = try await bench.git(["rev-parse", "--short", "HEAD"])
    let version = try await Toolchain(environment).version()
    console.line("DependencyPlayground at \(commit), with Swift \(version).")
    let recorded = try type.recorded(in: bench.source)
    // Without locks, so that a commit at the same time is not disturbed.
    let changes = try await bench.git(
      ["--no-optional-locks", "status", "--porcelain", "--"] + recorded)
    if !changes.isEmpty {
      guard recorded.isEmpty else {
        throw ToolError("what is to be measured has uncommitted changes: commit them first.")
      }
      console.line("Note: uncommitted changes are not in the clone and are not measured.")
    }

    try environment.files.makeFolder(folder)
    defer {
      do { try environment.files.remove(folder) } catch { console.writeError("lab: \(error)\n") }
    }
    try await bench.makeClone(bench.clone.root)
    let report = try await type.init(options: options, bench: bench).report()
    console.endProgress()
    console.line()
    console.write(report.table)
    for note in report.notes {
      console.line()
      console.paragraph(note)
    }
    return report.fails ? 1 : 0
  }

  private func printHelp() {
    let console = environment.console
    for (name, type) in Self.measurements {
      let usage = type.usage.map { " [\($0)]" }.joined()
      console.line("swift run lab \(name)\(usage)\n")
      console.paragraph(type.summary, indent: "  ")
      console.line()
    }
    console.paragraph(
      "Each clones HEAD and takes some minutes; let the machine rest meanwhile. Status 0: all is as "
        + "recorded. 1: something is not, or something failed. 2: wrong use.")
  }
}
