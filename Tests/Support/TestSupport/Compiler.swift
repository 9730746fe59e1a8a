import Book
import ToolSupport

/// The compiler, for tests that can't be fixtures: the same file with different flags, a missing module, a program that
/// crashes or has a race.
///
/// Relative paths are relative to the checkout. The number of concurrent compilers is limited.
package enum Compiler {
  private static let toolchain = TestCheckout.workspace.toolchain

  /// The compiler's errors; nil if it accepts everything. Results of runs that write no file are cached in the build
  /// folder, by arguments and contents of files.
  ///
  /// - Parameter mode: the language mode.
  package static func errors(_ arguments: [String], mode: Int = 6) async throws -> String? {
    let all = try await completed(arguments, mode)
    let writes = zip(all, all.dropFirst()).contains { $0 == "-o" && $1 != "/dev/null" }
    guard !writes else { return try await run(all) }
    let cache = "\(TestCheckout.products)/of-tests/errors/\(try await key(of: all))"
    let files = TestCheckout.workspace.files
    if let errors = try? files.read(cache) { return errors.isEmpty ? nil : errors }
    let errors = try await run(all)
    try TestCheckout.write(errors ?? "", to: cache)
    return errors
  }

  private static func completed(_ arguments: [String], _ mode: Int) async throws -> [String] {
    let modules = try await toolchain.directTools().systemModules
    return arguments + modules + ["-swift-version", "\(mode)"]
  }

  private static func run(_ arguments: [String]) async throws -> String? {
    let command = Command(
      try toolchain.program("swiftc"), arguments, in: TestCheckout.checkout.root)
    let ended = try await AsyncLimiter.compilers.pass {
      try await TestCheckout.processes.run(command)
    }
    return ended.succeeded ? nil : ended.errors
  }

  /// A hash of the compiler's version, the arguments, and the contents of their files: the files themselves, imported
  /// modules of this package, and all modules and libraries in a folder that a test created.
  private static func key(of arguments: [String]) async throws -> ContentHash {
    let (files, checkout) = (TestCheckout.workspace.files, TestCheckout.checkout)
    var parts = [try await toolchain.said("--version").output] + arguments
    var texts: [String] = []
    func add(_ path: String) throws {
      guard files.exists(path), !files.isFolder(path), path != "/dev/null" else { return }
      parts.append(ContentHash(bytes: try files.bytes(of: path)).description)
      if path.hasSuffix(".swift") { texts.append(try files.read(path)) }
    }
    let paths = arguments.map { $0.hasPrefix("/") ? $0 : checkout.path($0) }
    for path in paths { try add(path) }
    let imported = importedModules(by: texts).sorted().map { "\($0).swiftmodule" }
    for (flag, folder) in zip(arguments, paths.dropFirst()) where ["-I", "-L"].contains(flag) {
      let isOwn = folder == "\(TestCheckout.products)/Modules"
      for name in isOwn ? imported : try files.entries(of: folder) { try add("\(folder)/\(name)") }
    }
    return ContentHash(parts)
  }

  /// Compiles a module for imports with `-I` and the folder, and returns the errors.
  package static func errors(
    inModule name: String, of files: [String], for folder: String, _ arguments: [String] = []
  ) async throws -> String? {
    try await errors(
      [
        "-emit-module", "-parse-as-library", "-module-name", name, "-I", folder,
        "-o", "\(folder)/\(name).swiftmodule",
      ] + arguments + files)
  }

  /// Compiles a program from a source and the files and flags in the arguments. The program is compiled again only if
  /// its inputs or the compiler have changed.
  ///
  /// - Parameter name: the name of its folder, for `TestCheckout.folder`.
  /// - Throws: `ToolError` with the compiler's errors.
  package static func program(
    _ name: String, of source: String, _ arguments: [String] = [], mode: Int = 6
  ) async throws -> ProgramUnderTest {
    let folder = "\(TestCheckout.products)/of-tests/\(name)"
    let (path, keyFile) = ("\(folder)/program", "\(folder)/made-of")
    let all = try await completed(arguments + ["\(folder)/Program.swift", "-o", path], mode)
    let others = all.filter { !$0.hasPrefix("\(folder)/") }
    let key = ContentHash(source, try await key(of: others).description)
    let files = TestCheckout.workspace.files
    if (try? files.read(keyFile)) != key.description || !files.exists(path) {
      _ = try TestCheckout.folder(name, files: ["Program.swift": source])
      if let errors = try await run(all) { throw ToolError(errors) }
      try TestCheckout.write(key.description, to: keyFile)
    }
    return ProgramUnderTest(path: path)
  }

  /// The program `swift`, for tests of SwiftPM.
  package static func swift() throws -> ProgramUnderTest {
    ProgramUnderTest(path: try toolchain.program("swift"))
  }
}
