import ToolSupport

/// The module `Scopes`, compiled on its own, so that a few sources can be compiled without a package.
struct FrameworkModule: Sendable {
  /// The source file of the module.
  let source: String
  let environment: ToolEnvironment

  /// Compiles the module into a folder.
  func compile(in folder: String) async throws(ToolError) -> ProcessResult {
    try await compiler(
      [
        "-parse-as-library", "-emit-module", "-emit-object", "-module-name", "Scopes", source,
        "-o", "Scopes.o", "-emit-module-path", "Scopes.swiftmodule",
      ], in: folder)
  }

  /// Compiles files that import it, from the folder that it is in.
  func compile(
    _ files: [String], _ arguments: [String], in folder: String
  ) async throws(ToolError) -> ProcessResult {
    try await compiler(["-I", "."] + arguments + files, in: folder)
  }

  private func compiler(
    _ arguments: [String], in folder: String
  ) async throws(ToolError) -> ProcessResult {
    try await environment.processes.run(
      Command(
        try Toolchain(environment).program("swiftc"), ["-swift-version", "6"] + arguments,
        in: folder, limit: .seconds(300)))
  }
}
