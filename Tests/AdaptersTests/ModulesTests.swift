import Book
import TestSupport
import Testing

@Suite("Adapters: modules that do not know each other")
struct ModulesTests {
  private static let modules = ["ServerAPI", "Login", "Items", "Friends"]

  @Test("All arrows come from the root: no module depends on one of ours", .proves("STG-71"))
  func arrows() async throws {
    let graph = try await TargetGraph(of: TestCheckout.session)
    let fromRoot = graph.edges.filter { $0.from == "Adapters" && Self.modules.contains($0.to) }
    #expect(Set(fromRoot.map(\.to)) == Set(Self.modules))
    #expect(graph.edges.filter { Self.modules.contains($0.from) } == [])
  }

  @Test("The module compiles with nothing of ours in reach", arguments: modules)
  func compilesAlone(module: String) async throws {
    let folder = "Sources/Features/\(module)"
    let names = try TestCheckout.checkout.files.files(below: TestCheckout.checkout.path(folder))
    let sources = names.filter { $0.hasSuffix(".swift") }
    try #require(!sources.isEmpty)
    let errors = try await Compiler.errors(
      ["-typecheck", "-parse-as-library", "-module-name", module]
        + sources.map { "\(folder)/\($0)" })
    try #require(errors == nil)
    proved("STG-72")
  }

  /// What one login takes: the files that a person reads to follow it.
  struct Cost: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String]
    let types: Int
    let functions: Int

    private static let login = "Sources/Features/Login/LoginViewModel.swift"
    private static let adapter = [
      login, "Chapters/05-Adapters/Fetch.swift", "Chapters/05-Adapters/LoginOfServer.swift",
    ]
    private static let byProtocol = adapter + ["Chapters/05-Adapters/Ways/LoginAPI.swift"]
    private static let byWrapper = byProtocol + ["Chapters/05-Adapters/Ways/LoginAdapter.swift"]

    static let all = [
      Cost(
        testDescription: "no adapter", files: ["Chapters/05-Adapters/Ways/Direct.swift"], types: 2,
        functions: 2),
      Cost(testDescription: "method or closure", files: adapter, types: 4, functions: 5),
      Cost(testDescription: "conformance", files: byProtocol, types: 5, functions: 7),
      Cost(testDescription: "wrapper", files: byWrapper, types: 6, functions: 8),
    ]
  }

  @Test("One login takes so many files, types and functions", arguments: Cost.all)
  func cost(of way: Cost) throws {
    var (types, functions) = (0, 0)
    for file in way.files {
      var left = try TestCheckout.checkout.source(file).declarations()
      while let declaration = left.popLast() {
        switch declaration.kind {
        case .class, .struct, .enum, .protocol: types += 1
        case .function, .initializer: functions += 1
        default: break
        }
        left += declaration.members
      }
    }
    try #require([types, functions] == [way.types, way.functions])
    proved("STG-77")
  }

  @Test("The guide's table has these numbers")
  func guideTable() throws {
    let guide = Markdown(try TestCheckout.checkout.read("Chapters/05-Adapters/README.md"))
    let table = try #require(guide.tables.first { $0.header.first == "way" })
    #expect(
      table.rows.map { $0.cells.map(Markdown.plain) }
        == Cost.all.map {
          [$0.testDescription, "\($0.files.count)", "\($0.types)", "\($0.functions)"]
        })
  }
}
