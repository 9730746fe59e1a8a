import SwiftOutline
import ToolSupport

/// Names in the code of a guide that the page neither declares nor mentions.
///
/// - Complexity: reads every file of the chapter and of the modules that it imports.
struct NamesCheck: PageCheck {
  func findings(on page: CheckedPage) throws(ToolError) -> PageFindings {
    guard let chapter = page.chapter, page.isGuide else { return PageFindings() }
    let names = try Self.unexplained(on: page.markdown, of: chapter, in: page.checkout)
    guard !names.isEmpty else { return PageFindings() }
    let message = "The guide neither declares nor mentions \(names.joined(separator: ", "))."
    return PageFindings(diagnostics: [Diagnostic(page.path, severity: .note, message)])
  }

  /// In the order of their first use.
  static func unexplained(
    on page: Markdown, of chapter: Chapter, in checkout: Checkout
  ) throws(ToolError) -> [String] {
    let blocks = page.blocks.filter { $0.language == "swift" }.map(\.text)
    let index = try DeclarationIndex(of: chapter, in: checkout)
    let program =
      (try? checkout.source("\(chapter.folder)/main.swift"))
      .flatMap { try? $0.readDeclarations() } ?? []
    let variables = Set(program.filter(\.isProperty).map(\.name))
    var explained = Set(page.code.flatMap { identifiers(in: $0.text) })
    let trees = blocks.map { try? SourceFile(path: "", text: $0).tree }
    for tree in trees.compactMap(\.self) { explained.formUnion(tree.namesOfDeclarations) }
    var names: [String] = []
    for case (let block, let tree?) in zip(blocks, trees) {
      // `TextUI` has SwiftUI's names, which readers know.
      let used = index.found(in: block).filter { !$0.place.hasPrefix("Sources/Support/TextUI/") }
        .map { String($0.name.split(separator: ".").last ?? "") }
      let loose = tree.nameUses(in: tree.tokens.indices).map { $0.path[0] }.filter(
        variables.contains)
      for name in used + loose where !explained.contains(name) && !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  private static func identifiers(in code: String) -> [String] {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
