import SwiftOutline
import TestSupport
import Testing

@testable import Book

/// Compares the manifest and the imports with the table "What imports what" of `Chapters/Maintaining/Adding.md`.
@Suite("Dependencies between modules")
struct ArrowTests {
  /// The allowed dependencies in the table, which also has rows for kinds of modules, such as `a chapter`.
  private struct Arrows {
    private var rows: [String: [String]] = [:]

    init(of table: PageTable) {
      for row in table.rows {
        for module in words(row[0]) { rows[module] = words(row[3]) }
      }
    }

    /// The transitive dependencies of a row.
    func reached(from row: String) -> Set<String> {
      var reached: Set<String> = []
      var open = rows[row, default: []]
      while let next = open.popLast() {
        if reached.insert(next).inserted { open += rows[next, default: []] }
      }
      return reached
    }

    func has(_ row: String) -> Bool { rows[row] != nil }

    private func words(_ cell: String) -> [String] {
      cell.split(separator: ",").map { $0.trimming(while: { $0 == " " }) }
    }
  }

  /// The targets that the table allows a target to depend on.
  private func allowed(_ target: String, _ chapters: [String], _ arrows: Arrows) -> Set<String> {
    if arrows.has(target) { return arrows.reached(from: target) }
    if chapters.contains(target) { return arrows.reached(from: "a chapter") }
    guard target.hasSuffix("Tests") else { return [] }
    let tested = String(target.dropLast("Tests".count))
    let row = chapters.contains(tested) ? "a chapter's tests" : "a module's tests"
    return arrows.reached(from: row).union([tested]).union(allowed(tested, chapters, arrows))
  }

  @Test("The manifest has only dependencies that Adding.md allows")
  func manifest() async throws {
    let graph = try await TargetGraph.own
    let arrows = Arrows(of: try PageTable(with: "may use", in: "Chapters/Maintaining/Adding.md"))
    let chapters = try TestCheckout.checkout.chapters().map(\.name)
    let others = graph.dependencies.flatMap { target, uses -> [String] in
      let isExercise = graph.folders[target]?.contains("/Exercises/") == true
      if isExercise || target == "AllChapters" { return [] }
      return uses.subtracting(allowed(target, chapters, arrows)).map { "\(target) -> \($0)" }
    }
    #expect(others.sorted() == [])
  }

  @Test("Only test targets declare modules that they don't import")
  func imports() async throws {
    let graph = try await TargetGraph.own
    let tests = Dictionary(uniqueKeysWithValues: try TestCheckout.checkout.testFolders())
    var others: [String] = []
    for (target, declared) in graph.dependencies.sorted(by: { $0.key < $1.key }) {
      let folder = graph.folders[target] ?? tests[target, default: ""]
      if folder.contains("/Exercises/") || target == "AllChapters" { continue }
      let sources = try TestCheckout.sources(
        below: folder,
        skipping: [
          "Refused", "Exercises", "Experiments", "InYourApp", "Shapes", "Navigation", "Measured",
        ])
      let named = try sources.reduce(into: Set<String>()) { $0.formUnion(try $1.importedModules) }
      let imported = named.intersection(graph.dependencies.keys)
      others += imported.subtracting(declared).map { "\(target) imports \($0)" }.sorted()
      if tests[target] != nil { continue }
      others += declared.subtracting(imported).map { "\(target) does not import \($0)" }.sorted()
    }
    #expect(others == [])
  }

  @Test("`importedModules` lists the modules that a file imports")
  func namesModules() throws {
    let text = """
      import A
      @testable import B.C; f(.import, X.import)
      public import struct D.E
      #if F
      @_exported import func G.h
      #endif
      """
    let file = try SourceFile(path: "f.swift", text: text)
    #expect(try file.importedModules == ["A", "B", "D", "G"])
    let texts = [
      "import A\n@testable import B.C; import D\r\nlet import = \"import F\"\n// import G\nimport",
      "#if H\n  @_exported public import struct E.f\n#endif\n", "",
    ]
    #expect(importedModules(by: texts) == ["A", "B", "D", "E"])
  }
}
