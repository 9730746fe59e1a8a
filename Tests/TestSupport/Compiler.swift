import Book
import ToolSupport

/// The compiler of this toolchain, for what a fixture cannot say: the same file with other flags, a
/// module that is left out, a program that crashes or races.
///
/// Paths that do not begin with `/` are those of the checkout. Each run waits for its turn among the
/// compilers that tests start.
package enum Compiler {
  private static let toolchain = TestCheckout.session.toolchain

  /// What it refuses, and why; nil if it accepts all.
  ///
  /// - Parameter mode: the version of the language.
  package static func errors(_ arguments: [String], mode: Int = 6) async throws -> String? {
    let modules = try await toolchain.directTools().systemModules
    let command = Command(
      try toolchain.program("swiftc"),
      arguments + modules + ["-swift-version", "\(mode)"], in: TestCheckout.checkout.root)
    let ended = try await AsyncLimiter.compilers.pass {
      try await TestCheckout.processes.run(command)
    }
    return ended.succeeded ? nil : ended.errors
  }

  /// What it refuses in one module, which is compiled to be imported with `-I` and the folder.
  package static func errors(
    inModule name: String, of files: [String], for folder: String, _ arguments: [String] = []
  ) async throws -> String? {
    try await errors(
      [
        "-emit-module", "-parse-as-library", "-module-name", name, "-I", folder,
        "-o", "\(folder)/\(name).swiftmodule",
      ] + arguments + files)
  }

  /// A program that it makes of a source, and of the other files and flags among the arguments.
  ///
  /// - Parameter name: of a folder for it, as `TestCheckout.folder` takes it.
  /// - Throws: `ToolError` with the compiler's words where it makes none.
  package static func program(
    _ name: String, of source: String, _ arguments: [String] = [], mode: Int = 6
  ) async throws -> ProgramUnderTest {
    let folder = try TestCheckout.folder(name, files: ["Program.swift": source])
    let path = "\(folder)/program"
    let all = arguments + ["\(folder)/Program.swift", "-o", path]
    if let errors = try await errors(all, mode: mode) { throw ToolError(errors) }
    return ProgramUnderTest(path: path)
  }

  /// The program `swift` beside it, for what takes SwiftPM.
  package static func swift() throws -> ProgramUnderTest {
    ProgramUnderTest(path: try toolchain.program("swift"))
  }
}
