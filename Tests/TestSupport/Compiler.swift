import ToolSupport

/// The compiler of this toolchain, for what a fixture cannot say: the same file with other flags, a
/// module that is left out, a program that crashes or races.
///
/// Paths that do not begin with `/` are those of the checkout. Each run waits for its turn among the
/// compilers that tests start.
package enum Compiler {
  /// What it refuses, and why; nil if it accepts all.
  ///
  /// - Parameter mode: the version of the language.
  package static func errors(_ arguments: [String], mode: Int = 6) async throws -> String? {
    let command = Command(
      try Toolchain(TestCheckout.session.environment).program("swiftc"),
      arguments + ["-swift-version", "\(mode)"], in: TestCheckout.checkout.root)
    let ended = try await AsyncLimiter.compilers.pass {
      try await TestCheckout.processes.run(command)
    }
    return ended.succeeded ? nil : ended.errors
  }

  /// A program that it makes of a source, and of the other files and flags among the arguments.
  ///
  /// - Parameter name: of a folder for it, as `TestCheckout.folder` takes it.
  /// - Throws: `ToolError` with the compiler's words where it makes none.
  package static func program(
    _ name: String, of source: String, _ arguments: [String] = [], mode: Int = 6
  ) async throws -> ProgramUnderTest {
    let folder = try TestCheckout.folder(name)
    let (file, path) = ("\(folder)/Program.swift", "\(folder)/program")
    try RealFiles().write(source, to: file)
    if let errors = try await errors(arguments + [file, "-o", path], mode: mode) {
      throw ToolError(errors)
    }
    return ProgramUnderTest(path: path)
  }
}
