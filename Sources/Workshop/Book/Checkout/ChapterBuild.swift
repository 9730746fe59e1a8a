import ToolSupport

/// Building chapters with SwiftPM into the build folder that this program came from.
extension Workspace {
  /// The variable that names test targets, with commas between them, where only what they need is to
  /// be built: `Package.swift` reads it.
  package static let testsToBuild = "TESTS_TO_BUILD"

  /// What to say where the build folder cannot be written.
  package var cannotWriteNote: String {
    "\(folder.scratch) cannot be written, so nothing is rebuilt. "
      + "To build elsewhere: swift run --scratch-path FOLDER workshop"
  }

  /// - Throws: `ToolError` that says what to do, where nothing can be built here.
  package func requireWritableBuildFolder() throws(ToolError) {
    guard files.canWrite(folder.products) else {
      throw ToolError(
        "\(folder.products) cannot be written. Make it writable, or build elsewhere: "
          + "swift run --scratch-path FOLDER workshop")
    }
  }

  /// Builds one chapter; all in one go without one.
  ///
  /// - Parameter note: is told where nothing can be written, so that what was built before has to do.
  /// - Returns: the compiler's errors, each once; none if it built.
  package func build(
    _ chapter: Chapter? = nil, note: (String) -> Void = { _ in }
  ) async throws(ToolError) -> [String] {
    try await build(product: chapter?.name, note: note)
  }

  /// Builds one program; all chapters without one.
  package func build(
    product: String?, note: (String) -> Void
  ) async throws(ToolError) -> [String] {
    guard files.canWrite(folder.scratch) else {
      note(cannotWriteNote)
      return []
    }
    let swift = try toolchain.program("swift")
    let what = product.map { ["--product", $0] } ?? ["--target", "AllChapters"]
    let command = Command(
      swift, ["build", "--package-path", checkout.root] + folder.buildArguments + what,
      in: checkout.root)
    return try await buildErrors(command)
  }

  /// What the compiler refuses where a command builds something; nothing if it built.
  package func buildErrors(_ command: Command) async throws(ToolError) -> [String] {
    let ended = try await runBuild(command) { [console] line in
      if line.hasPrefix("[") { console.progress("Building: \(line.uncolored)") }
    }
    console.endProgress()
    if ended.succeeded { return [] }
    try await toolchain.requireNewEnough()
    let lines = ended.messages.split(separator: "\n").map(String.init)
    // The compiler says an error once for each job that meets it.
    var seen: Set<String> = []
    let errors = lines.filter { line in
      line.contains(#/^\S.*:\d+:\d+: error: /#) && seen.insert(line).inserted
    }
    if !errors.isEmpty { return errors.map(checkout.relative) }
    return lines.isEmpty ? ["'swift build' failed without output."] : lines.suffix(3)
  }
}
