import SwiftOutline

/// A plan of what the requirements protocols of one target carry for each other.
///
///     let plan = try CarryPlan(of: [(path: "Scopes.swift", text: text)])
///     plan.generated  // Swift, to be compiled with those sources
///
/// Scopes are classes that inherit from `Resource<I>`; requirements are protocols that refine
/// `Requirements`. A scope makes an inner scope by meeting its requirements. If an inner scope
/// needs what its outer scope neither has nor lists, the protocols between them carry it.
package struct CarryPlan: Sendable {
  /// The default prefix of the names of generated protocols and functions.
  package static let prefix = "CODEGEN_"

  /// The generated Swift file. It does not depend on the order of the sources.
  package let generated: String
  private let planner: Planner

  /// What each protocol carries, and for which protocol, a line each.
  package var lines: [String] { planner.lines }
  /// The lines of a Mermaid flowchart of the scopes.
  package var diagram: [String] { planner.diagram }

  /// Reads all sources of one target, and works out what must be carried.
  ///
  /// Takes time linear in the sources and in what is carried. Skips sources that carry wrote.
  ///
  /// - Parameter prefix: the prefix of the names of generated protocols and functions.
  /// - Throws: `CarryError` if a source cannot be parsed or a need can't be carried.
  package init(
    of sources: [(path: String, text: String)], prefix: String = CarryPlan.prefix
  ) throws(CarryError) {
    var files: [(path: String, declarations: [Declaration])] = []
    var refusals: [Refusal] = []
    for source in sources.sorted(by: { $0.path < $1.path })
    where !source.text.hasPrefix(GeneratedText.mark) {
      do throws(OutlineError) {
        let file = try SourceFile(path: source.path, text: source.text)
        files.append((source.path, try file.declarations()))
      } catch {
        refusals.append(Refusal(path: error.path, line: error.line, message: error.message))
      }
    }
    guard refusals.isEmpty else { throw CarryError(refusals) }

    let table = TypeTable(files)
    let protocols = ProtocolReader(table: table, prefix: prefix)
    let scopes = ScopeReader(table: table, protocols: protocols.protocols)
    refusals = protocols.refusals + scopes.refusals
    let names = protocols.protocols.values.filter(\.inheritsGenerated).map(\.generated)
    for name in names.isEmpty ? [] : names + [GeneratedText.key] {
      guard let type = table.types[name] else { continue }
      refusals.add(type.place, "carry writes a type named '\(name)': rename this one.")
    }
    guard refusals.isEmpty else { throw CarryError(refusals) }

    planner = Planner(protocols: protocols.protocols, scopes: scopes.scopes)
    guard planner.refusals.isEmpty else { throw CarryError(planner.refusals) }
    let speaking = Set(
      planner.protocols.values.map(\.place.path) + planner.scopes.map(\.place.path))
    let imports = files.filter { speaking.contains($0.path) }.flatMap(\.declarations).importLines
    generated = GeneratedText(planner: planner, imports: imports, prefix: prefix).text
  }
}
