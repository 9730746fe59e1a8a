import SwiftOutline
import TestSupport
import Testing

@Suite("FunctionalCore: the core's boundary")
struct BoundaryTests {
  private func core() throws -> [SourceFile] {
    try TestCheckout.sources(below: "Sources/Features/ItemsCore")
  }

  @Test(
    "The core depends on no other module", .proves("STG-173", "STG-174"))
  func graph() async throws {
    let dependencies = try await PackageTargets.own.dependencies
    #expect(dependencies["ItemsCore"] == [])
    #expect(dependencies["FunctionalCore"]?.contains("ItemsCore") == true)
  }

  @Test(
    "The core contains no import, side effect, shared state or function parameter",
    .proves("STG-173"))
  func sources() throws {
    let impure: Set = [
      "print", "debugPrint", "dump", "readLine", "random", "randomElement", "shuffled", "shuffle",
      "SystemRandomNumberGenerator", "ContinuousClock", "SuspendingClock", "Task", "CommandLine",
      "Hasher", "hashValue", "ObjectIdentifier",
      "_silgen_name", "async", "class", "actor", "protocol", "static", "any",
    ]
    let files = try core()
    #expect(files.map { $0.path.split(separator: "/").last } == ["Decision.swift", "Item.swift"])
    for file in files {
      #expect(try file.importedModules == [])
      #expect(file.words().filter { impure.contains($0) || $0.hasPrefix("Unsafe") } == [])
      let declarations = try file.declarations()
      #expect(declarations.filter(\.isProperty).map(\.name) == [])
      let parameters = declarations.flatMap(\.withMembers).flatMap(\.parameters)
      #expect(parameters.map(\.type.text).filter { $0.contains("->") } == [])
    }
  }

  @Test("The shell calls the core and contains no rule of its own", .proves("STG-173", "STG-174"))
  func shell() throws {
    let shell = try TestCheckout.source("\(chapterFolder("FunctionalCore"))/Shell.swift")
    #expect(shell.calls(of: "decide").count == 1)
    let functions = try shell.declarations().flatMap(\.withMembers).filter { $0.kind == .function }
    #expect(functions.map(\.name) == ["fetch", "read", "write", "read", "show", "refresh"])
    let branches: Set = ["if", "guard", "switch", "for", "while", "repeat", "??", "&&", "||"]
    #expect(shell.words().filter(branches.contains) == ["if"])
  }

  @Test("The core compiles without any other module", .proves("STG-179"))
  func compilesAlone() async throws {
    #expect(try await errors(core().map(\.path), modules: nil) == nil)
  }

  @Test(
    "An undeclared import compiles if its module is in the build folder", .proves("STG-178"))
  func undeclaredImport() async throws {
    let importing = ["\(chapterFolder("FunctionalCore"))/Models/RemoteItem.swift"]
    #expect(try await errors(importing, modules: "\(TestCheckout.products)/Modules") == nil)
    let alone = try #require(await errors(importing, modules: nil))
    #expect(alone.contains("no such module 'ItemsCore'"))
  }

  /// The compiler's errors for these files as one module.
  private func errors(_ paths: [String], modules: String?) async throws -> String? {
    try await Compiler.errors(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors"]
        + (modules.map { ["-I", $0] } ?? []) + paths)
  }
}
