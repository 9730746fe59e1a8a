import ToolSupport

/// Builds chapters with SwiftPM into the build folder that this program came from.
package struct ChapterBuilder: Sendable {
  private let session: Session

  package init(_ session: Session) { self.session = session }

  /// How a build ended.
  package enum Outcome: Sendable, Equatable {
    case built
    /// Nothing can be written, so what was built before has to do.
    case cannotWrite
    /// The compiler's errors, each once.
    case failed(errors: [String])
  }

  /// Builds all chapters in one go.
  package func buildAll() async throws(ToolError) -> Outcome {
    try await build(["--target", "AllChapters"])
  }

  /// Builds one chapter.
  package func build(_ chapter: Chapter) async throws(ToolError) -> Outcome {
    try await build(["--product", chapter.name])
  }

  /// What to say where the build folder cannot be written.
  package var cannotWriteNote: String {
    "\(session.folder.scratch(in: session.checkout)) cannot be written: using what is built "
      + "there. To build elsewhere: swift run --scratch-path FOLDER workshop"
  }

  private func build(_ what: [String]) async throws(ToolError) -> Outcome {
    let checkout = session.checkout
    guard session.files.canWrite(session.folder.scratch(in: checkout)) else { return .cannotWrite }
    let console = session.console
    let swift = try session.toolchain.program("swift")
    let command = Command(
      swift, ["build", "--package-path", checkout.root] + session.folder.buildArguments + what,
      in: checkout.root)
    let ended = try await session.environment.processes.run(command) { line in
      if line.hasPrefix("[") { console.progress("Building: \(line)") }
    }
    console.endProgress()
    if ended.succeeded { return .built }
    try await session.toolchain.requireNewEnough()
    let lines = (ended.output + ended.errors).split(separator: "\n").map(String.init)
    // The compiler says an error once for each job that meets it.
    var seen: Set<String> = []
    let errors = lines.filter { line in
      line.contains(#/^\S.*:\d+:\d+: error: /#) && seen.insert(line).inserted
    }
    return .failed(errors: errors.isEmpty ? lines.suffix(3) : errors.map(checkout.relative))
  }
}
