import Book
import ToolSupport

/// The compiler of this toolchain, for what a fixture cannot say: the same file with other flags, a
/// module that is left out, a program that crashes or races.
///
/// Paths that do not begin with `/` are those of the checkout. Each run waits for its turn among the
/// compilers that tests start.
package enum Compiler {
  private static let toolchain = TestCheckout.workspace.toolchain

  /// What it refuses, and why; nil if it accepts all. Where it writes nothing, what it said of the same
  /// arguments and files is kept in the build folder.
  ///
  /// - Parameter mode: the version of the language.
  package static func errors(_ arguments: [String], mode: Int = 6) async throws -> String? {
    let all = try await completed(arguments, mode)
    let writes = zip(all, all.dropFirst()).contains { $0 == "-o" && $1 != "/dev/null" }
    guard !writes else { return try await ask(all) }
    let kept = "\(TestCheckout.products)/of-tests/said/\(try await key(of: all))"
    let files = TestCheckout.workspace.files
    if let said = try? files.read(kept) { return said.isEmpty ? nil : said }
    let said = try await ask(all)
    try TestCheckout.write(said ?? "", to: kept)
    return said
  }

  private static func completed(_ arguments: [String], _ mode: Int) async throws -> [String] {
    let modules = try await toolchain.directTools().systemModules
    return arguments + modules + ["-swift-version", "\(mode)"]
  }

  private static func ask(_ arguments: [String]) async throws -> String? {
    let command = Command(
      try toolchain.program("swiftc"), arguments, in: TestCheckout.checkout.root)
    let ended = try await AsyncLimiter.compilers.pass {
      try await TestCheckout.processes.run(command)
    }
    return ended.succeeded ? nil : ended.errors
  }

  /// Names the compiler, the arguments, and the contents of what they name: files, the modules of this
  /// package that these import, and all modules and libraries in a folder that a test made.
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

  /// A program that it makes of a source, and of the other files and flags among the arguments. It is
  /// made again only where one of these, or the compiler, is another.
  ///
  /// - Parameter name: of a folder for it, as `TestCheckout.folder` takes it.
  /// - Throws: `ToolError` with the compiler's words where it makes none.
  package static func program(
    _ name: String, of source: String, _ arguments: [String] = [], mode: Int = 6
  ) async throws -> ProgramUnderTest {
    let folder = "\(TestCheckout.products)/of-tests/\(name)"
    let (path, made) = ("\(folder)/program", "\(folder)/made-of")
    let all = try await completed(arguments + ["\(folder)/Program.swift", "-o", path], mode)
    let others = all.filter { !$0.hasPrefix("\(folder)/") }
    let key = ContentHash(source, try await key(of: others).description)
    let files = TestCheckout.workspace.files
    if (try? files.read(made)) != key.description || !files.exists(path) {
      _ = try TestCheckout.folder(name, files: ["Program.swift": source])
      if let errors = try await ask(all) { throw ToolError(errors) }
      try TestCheckout.write(key.description, to: made)
    }
    return ProgramUnderTest(path: path)
  }

  /// The program `swift` beside it, for what takes SwiftPM.
  package static func swift() throws -> ProgramUnderTest {
    ProgramUnderTest(path: try toolchain.program("swift"))
  }
}
