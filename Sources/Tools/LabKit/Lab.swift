import WorkshopKit

/// The command `lab`: measures this package and compares the figures with their limits.
public struct Lab: Sendable {
  private let surroundings: Surroundings
  private let stopwatch: any Stopwatch
  private let folders: any TemporaryFolders

  public init(
    _ surroundings: Surroundings, stopwatch: any Stopwatch, folders: any TemporaryFolders
  ) {
    self.surroundings = surroundings
    self.stopwatch = stopwatch
    self.folders = folders
  }

  /// Runs one verb and leaves no temporary folder behind, however that ends.
  ///
  /// - Parameter arguments: without the program's own name.
  /// - Returns: 0, 1 where a figure is over its limit or nothing could be measured, 2 where the
  ///   command was used wrongly.
  public func run(_ arguments: [String]) async -> Int32 {
    let console = surroundings.console
    do throws(Complaint) {
      if arguments.contains(where: ["help", "--help", "-h"].contains) {
        console.write(help)
        return 0
      }
      guard arguments.first == "start" else {
        let problem = arguments.first.map { "there is no verb '\($0)'" } ?? "a verb is missing"
        throw Complaint("\(problem). See: swift run lab --help", .usedWrongly)
      }
      return try await start(try StartOptions(Array(arguments.dropFirst())))
    } catch {
      console.endProgress()
      console.writeError("lab: \(error)\n")
      return error.kind == .usedWrongly ? 2 : 1
    }
  }

  private func start(_ options: StartOptions) async throws(Complaint) -> Int32 {
    let console = surroundings.console
    var bench = Bench(surroundings: surroundings, stopwatch: stopwatch)
    let head = try await Head(containing: surroundings.directory, bench: bench)
    let version = try await Toolchain(surroundings).version()
    console.line("DependencyPlayground at \(head.commit), with Swift \(version).")
    if head.hasUncommittedChanges {
      console.line("Note: uncommitted changes are not in the clone and are not measured.")
    }

    let folder = try folders.make()
    defer { removeAtLast(folder) }
    // SwiftPM leaves locks and folders in the temporary directory; so they go with the clones.
    bench.environment = ["TMPDIR": folder]
    let measurement = StartMeasurement(
      options: options, source: head.root, folder: folder, bench: bench, folders: folders)
    let rows = try await measurement.rows()
    console.endProgress()
    console.line()
    console.write(Table(rows: rows).text(on: console))
    console.line()
    console.paragraph(measurement.method)
    return rows.contains(where: \.isOver) ? 1 : 0
  }

  private func removeAtLast(_ folder: String) {
    do {
      try folders.remove(folder)
    } catch {
      surroundings.console.writeError("lab: \(error)\n")
    }
  }
}

private let help = """
  swift run lab start [--chapter NAME] [--rounds N]

  Measures how fast HEAD of this checkout starts, in fresh clones, beside a
  hello-world package that the toolchain makes. Takes some minutes.

  --chapter NAME   the chapter to 'swift run' in fresh clones; Deps1 unless said
  --rounds N       how many fresh clones, at least 1; 5 unless said

  Status 0: all within limits; 1: something over, or failed; 2: wrong use.

  """
