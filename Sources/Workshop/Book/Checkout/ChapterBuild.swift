import ToolSupport

/// Building chapters with SwiftPM into the build folder of this program.
extension Workspace {
  /// The variable with the test targets, separated by commas, to which `Package.swift` limits the build.
  package static let testsToBuild = "TESTS_TO_BUILD"

  /// The message for a read-only build folder.
  package var cannotWriteNote: String {
    "\(folder.scratch) cannot be written, so nothing is rebuilt. "
      + "To build elsewhere: swift run --scratch-path FOLDER workshop"
  }

  /// - Throws: `ToolError` with advice, if the build folder can't be written.
  package func requireWritableBuildFolder() throws(ToolError) {
    guard files.canWrite(folder.products) else {
      throw ToolError(
        "\(folder.products) cannot be written. Make it writable, or build elsewhere: "
          + "swift run --scratch-path FOLDER workshop")
    }
  }

  /// Builds one chapter, or all together if nil.
  ///
  /// - Parameter note: called with a message if the build folder is read-only and nothing is rebuilt.
  /// - Returns: the compiler's errors, without duplicates; empty if it built.
  package func build(
    _ chapter: Chapter? = nil, note: (String) -> Void = { _ in }
  ) async throws(ToolError) -> [String] {
    try await build(product: chapter?.name, note: note)
  }

  /// Builds one program, or all chapters if nil.
  package func build(
    product: String?, note: (String) -> Void
  ) async throws(ToolError) -> [String] {
    guard files.canWrite(folder.scratch) else {
      note(cannotWriteNote)
      return []
    }
    let swift = try toolchain.program("swift")
    let target = product.map { ["--product", $0] } ?? ["--target", "AllChapters"]
    let command = Command(
      swift, ["build", "--package-path", checkout.root] + folder.buildArguments + target,
      in: checkout.root)
    return try await buildErrors(command)
  }

  /// Runs a build command and returns the compiler's errors; empty if it built.
  package func buildErrors(_ command: Command) async throws(ToolError) -> [String] {
    let ended = try await runBuild(command) { [console] line in
      if line.hasPrefix("[") { console.progress("Building: \(line.uncolored)") }
    }
    console.endProgress()
    if ended.succeeded { return [] }
    try await toolchain.requireNewEnough()
    let lines = ended.messages.split(separator: "\n").map(String.init)
    // The compiler repeats an error for each job that runs into it.
    var seen: Set<String> = []
    let errors = lines.filter { line in
      line.contains(#/^\S.*:\d+:\d+: error: /#) && seen.insert(line).inserted
    }
    if !errors.isEmpty { return errors.map(checkout.relative) }
    return lines.isEmpty ? ["'swift build' failed without output."] : lines.suffix(3)
  }
}
