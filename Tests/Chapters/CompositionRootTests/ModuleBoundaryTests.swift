import TestSupport
import Testing

/// Packages of two tiny modules, written to the build folder and built with SwiftPM.
@Suite("CompositionRoot: module boundaries in SwiftPM")
struct ModuleBoundaryTests {
  @Test(
    "SwiftPM reports a cycle if a feature depends on the root", .proves("STG-97", "STG-103"))
  func cycle() async throws {
    let package = try TinyPackage(
      "cycle",
      targets: #"""
        .target(name: "Login", dependencies: ["Main"]),
        .executableTarget(name: "Main", dependencies: ["Login"]),
        """#)
    let result = try await package.swift(["package", "describe"])
    #expect(!result.succeeded)
    #expect(
      result.errors.contains("error: cyclic dependency declaration found: Login -> Main -> Login"))
  }

  @Test(
    "SwiftPM by default accepts an undeclared import of an already built module",
    .proves("STG-84", "STG-E21"))
  func undeclaredImport() async throws {
    let package = try TinyPackage(
      "undeclared", targets: #".target(name: "Items"), .target(name: "Login"),"#)
    try package.write("import Items\npublic let item = Item()\n", to: "Login")
    try package.write("public struct Item: Sendable { public init() {} }\n", to: "Items")

    let first = try await package.build("Login")
    #expect(!first.succeeded)
    #expect(first.output.contains("error: no such module 'Items'"))

    #expect(try await package.build("Items").succeeded)
    try package.write("@_exported import Items\npublic let item = Item()\n", to: "Login")
    let checked = try await package.build(
      "Login", "--explicit-target-dependency-import-check", "error")
    #expect(checked.output.contains("Build of target: 'Login' complete!"))
    #expect(!checked.succeeded)
    #expect(
      checked.errors.contains(
        "error: Target Login imports another target (Items) in the package "
          + "without declaring it a dependency."))
  }
}

/// A package in the build folder, with its own build folder.
private struct TinyPackage {
  private let folder: String

  init(_ name: String, targets: String) throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(name: "\(name)", targets: [\(targets)])
      """
    folder = try TestCheckout.folder("TinyPackages/\(name)", files: ["Package.swift": manifest])
    for module in ["Login", "Main"] { try write("", to: module) }
  }

  func write(_ text: String, to module: String) throws {
    try TestCheckout.write(text, to: "\(folder)/Sources/\(module)/\(module).swift")
  }

  /// Builds one target, with the module cache of this build.
  func build(_ target: String, _ options: String...) async throws -> ProgramResult {
    let cache = "\(TestCheckout.products)/ModuleCache"
    return try await swift(
      ["build", "--target", target, "-Xswiftc", "-module-cache-path", "-Xswiftc", cache] + options)
  }

  func swift(_ arguments: [String]) async throws -> ProgramResult {
    try await Compiler.swift().run(arguments, in: folder)
  }
}
