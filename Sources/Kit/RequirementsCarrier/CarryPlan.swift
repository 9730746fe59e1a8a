import SwiftOutline
import ToolSupport

/// A plan of what the requirements protocols of one target carry for each other.
///
///     let plan = try CarryPlan(of: [(path: "Scopes.swift", text: text)])
///     plan.generated  // Swift, to be compiled with those sources
///
/// Scopes are classes that inherit from `Resource<I>`; requirements are protocols that refine
/// `Requirements`. A scope makes an inner scope by meeting its requirements. If an inner scope needs
/// what its outer scope neither has nor lists, the protocols between them carry it.
package struct CarryPlan: Sendable {
  /// The generated Swift file. It does not depend on the order of the sources.
  package let generated: String
  private let planner: Planner

  /// A line for each value that a protocol carries, with the protocol that needs it.
  package var lines: [String] { planner.lines }
  /// The lines of a Mermaid flowchart of the scopes.
  package var diagram: [String] { planner.diagram }
  /// Whether the sources have any scope.
  package var hasScopes: Bool { planner.scopes.contains(where: \.isScope) }

  /// Reads all sources of one target, and plans what each protocol must carry.
  ///
  /// Takes time linear in the sources and in what is carried. Skips sources that carry wrote.
  ///
  /// - Throws: `CarryError` if a source cannot be parsed or something can't be carried.
  package init(of sources: [(path: String, text: String)]) throws(CarryError) {
    var files: [(file: SourceFile, declarations: [Declaration])] = []
    var unread: [Diagnostic] = []
    for source in sources.sorted(by: { $0.path < $1.path })
    where !source.text.hasPrefix(GeneratedText.mark) {
      do throws(OutlineError) {
        let file = try SourceFile(path: source.path, text: source.text)
        files.append((file, try file.declarations()))
      } catch {
        unread.add(
          Place(path: error.path, line: error.line),
          "carry can't parse this file: \(error.message). If it declares no scope or list, don't pass "
            + "it to carry.")
      }
    }
    let types = TargetTypes(files)
    let lists = ProtocolReader(types)
    let scopes = ScopeReader(types, lists.protocols)
    let errors = unread + lists.errors + scopes.errors
    guard errors.isEmpty else { throw CarryError(errors) }

    planner = Planner(lists.protocols, scopes.scopes)
    guard planner.errors.isEmpty else { throw CarryError(planner.errors) }
    let used = Set(planner.protocols.values.map(\.place.path) + planner.scopes.map(\.place.path))
    let imports = files.filter { used.contains($0.file.path) }.flatMap { file, declarations in
      declarations.filter { $0.kind == .import && !$0.isConditional }.map {
        file.text(in: $0.range)
      }
    }
    generated = GeneratedText(planner: planner, imports: Set(imports).sorted()).text
  }
}
