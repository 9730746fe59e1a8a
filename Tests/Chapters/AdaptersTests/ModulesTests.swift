import SwiftOutline
import TestSupport
import Testing

@Suite("Adapters: independent modules")
struct ModulesTests {
  private static let modules = ["ServerAPI", "Login", "Items", "Friends"]

  @Test("Of the modules, only the root depends on another one", .proves("STG-71"))
  func arrows() async throws {
    let dependencies = try await PackageTargets.own.dependencies
    #expect(dependencies["Adapters"]?.isSuperset(of: Self.modules) == true)
    for module in Self.modules { #expect(dependencies[module] == [], "\(module)") }
  }

  @Test(
    "A feature or client module compiles without the package's other modules", arguments: modules)
  func compilesAlone(module: String) async throws {
    let sources = try TestCheckout.sources(below: "Sources/Features/\(module)").map(\.path)
    try #require(!sources.isEmpty)
    let errors = try await Compiler.errors(
      ["-typecheck", "-parse-as-library", "-module-name", module] + sources)
    try #require(errors == nil)
    proved("STG-04", "STG-05", "STG-06", "STG-72")
  }

  /// The files to read to follow one login, and how many types and functions they declare.
  struct Cost: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String]
    let types: Int
    let functions: Int

    private static let login = "Sources/Features/Login/LoginViewModel.swift"
    private static let adapter = [
      login, "\(chapterFolder("Adapters"))/Fetch.swift",
      "\(chapterFolder("Adapters"))/ServerAPIClient+Login.swift",
    ]
    private static let byProtocol =
      adapter + ["\(chapterFolder("Adapters"))/Ways/LoginClient.swift"]
    private static let byWrapper =
      byProtocol + ["\(chapterFolder("Adapters"))/Ways/LoginAdapter.swift"]

    static let all = [
      Cost(
        testDescription: "no adapter",
        files: ["\(chapterFolder("Adapters"))/Before/LoginViewModel.swift"],
        types: 2, functions: 2),
      Cost(testDescription: "method or closure", files: adapter, types: 4, functions: 5),
      Cost(testDescription: "conformance", files: byProtocol, types: 5, functions: 7),
      Cost(testDescription: "wrapper", files: byWrapper, types: 6, functions: 8),
    ]
  }

  @Test("Each adapter variant matches its row's type and function counts", arguments: Cost.all)
  func cost(of way: Cost) throws {
    let kinds = try way.files.flatMap { try TestCheckout.source($0).declarations() }
      .flatMap(\.withMembers).filter { $0.name != "Before" }.map(\.kind)
    try #require(kinds.count { [.class, .struct, .enum, .protocol].contains($0) } == way.types)
    try #require(kinds.count { [.function, .initializer].contains($0) } == way.functions)
    proved("STG-77")
  }

  @Test("The table in More.md lists the counted files, types and functions")
  func guideTable() throws {
    let table = try PageTable(with: "way", in: "\(chapterFolder("Adapters"))/More.md")
    #expect(
      table.rows
        == Cost.all.map {
          [$0.testDescription, "\($0.files.count)", "\($0.types)", "\($0.functions)"]
        })
  }
}
