import SwiftOutline

/// A plan of what the requirements protocols of one target carry for each other.
///
///     let plan = try CarryPlan(of: [(path: "Scopes.swift", text: text)])
///     plan.generated  // Swift, to be compiled with those sources
///
/// Scopes are classes that inherit from `Resource<I>` or `Resource<I, P>`; requirements are protocols
/// that refine `Requirements`. A scope makes an inner scope by meeting its requirements. If an inner scope
/// needs what its outer scope neither has nor lists, the protocols between them carry it.
package struct CarryPlan: Sendable {
  /// The generated Swift file. It does not depend on the order of the sources.
  package let generated: String
  /// The sources that were passed over, sorted.
  package let warnings: [Remark]
  private let planner: Planner
  private let imports: [String]
  private let options: CarryOptions

  /// What each protocol carries, and for which protocol, a line each.
  package var lines: [String] { planner.lines }
  /// The lines of a Mermaid flowchart of the scopes.
  package var diagram: [String] { planner.diagram }
  /// What the runs for modules that import this one must know.
  ///
  /// - Parameter module: the name by which they import it, as in the options.
  package func summary(of module: String) -> Summary {
    Summary(of: planner, in: module, imports: imports, prefix: options.prefix)
  }
  /// Whether the sources have any scope.
  package var hasScopes: Bool { planner.scopes.contains { $0.kind != .source } }

  /// Reads all sources of one target, and works out what must be carried.
  ///
  /// Takes time linear in the sources and in what is carried. Skips sources that carry wrote, and
  /// those that cannot be parsed and have no name that scopes are made of.
  ///
  /// - Parameter summaries: of the modules whose lists the sources can meet.
  /// - Throws: `CarryError` if a source cannot be parsed or a need can't be carried.
  package init(
    of sources: [(path: String, text: String)], importing summaries: [Summary] = [],
    options: CarryOptions = CarryOptions()
  ) throws(CarryError) {
    var files: [(file: SourceFile, declarations: [Declaration])] = []
    var unread: [(text: String, error: OutlineError)] = []
    for source in sources.sorted(by: { $0.path < $1.path })
    where !source.text.hasPrefix(GeneratedText.mark) {
      do throws(OutlineError) {
        let file = try SourceFile(path: source.path, text: source.text)
        files.append((file, try file.declarations()))
      } catch {
        unread.append((source.text, error))
      }
    }
    let table = TypeTable(
      files, modules: summaries.map(\.module) + [options.module].compactMap(\.self))
    let protocols = ProtocolReader(table: table, options: options)
    var lists = protocols.protocols
    for summary in summaries { lists.merge(summary.protocols) { own, _ in own } }
    let scopes = ScopeReader(table: table, protocols: lists, options: options)

    let telling =
      unread.isEmpty
      ? [] : Self.telling(table, lists, scopes.scopes, options)
    let remarks = unread.map { text, error in
      let place = Place(path: error.path, line: error.line)
      guard let name = text.words.intersection(telling).min() else {
        return Remark(
          place, "carry can't read this file, and passes it over: \(error.message).",
          isWarning: true)
      }
      return Remark(place, "carry can't read this file, which names '\(name)': \(error.message).")
    }
    guard remarks.allSatisfy(\.isWarning) else { throw CarryError(remarks) }
    var refusals = protocols.refusals + scopes.refusals
    let names = protocols.protocols.values.filter(\.inheritsGenerated).map(\.generated)
    for name in names.isEmpty ? [] : names + [GeneratedText.key] {
      guard let type = table.types[name] else { continue }
      refusals.add(type.place, "carry writes a type named '\(name)': rename this one.")
    }
    guard refusals.isEmpty else { throw CarryError(remarks + refusals) }

    planner = Planner(
      protocols: lists, scopes: scopes.scopes, isImported: options.module != nil)
    guard planner.refusals.isEmpty else { throw CarryError(remarks + planner.refusals) }
    warnings = remarks
    let speaking = Set(
      planner.protocols.values.map(\.place.path) + planner.scopes.map(\.place.path))
    let own = files.filter { speaking.contains($0.file.path) }.flatMap(\.declarations).importLines
    let met = Set(planner.scopes.flatMap(\.promises).compactMap { lists[$0]?.module })
    let further = Set(summaries.filter { met.contains($0.module) }.flatMap(\.imports))
    imports = own + further.subtracting(own).sorted()
    self.options = options
    generated = GeneratedText(planner: planner, imports: imports, options: options).text
  }

  /// The names by which a file can declare a scope or its requirements, or add to one.
  private static func telling(
    _ table: TypeTable, _ protocols: [String: RequirementsProtocol], _ scopes: [Scope],
    _ options: CarryOptions
  ) -> Set<String> {
    let known = options.framework.union(protocols.keys).union(scopes.map(\.path))
    let aliases = table.types.values.filter { type in
      guard type.declaration.kind == .typealias else { return false }
      return table.named([type.declaration.type].compactMap(\.self), from: type.scopes).contains {
        $0.isFramework(known)
      }
    }
    return Set((known + aliases.map(\.path)).flatMap { $0.split(separator: ".").map(String.init) })
  }
}

extension String {
  /// The runs of letters, digits and underscores in it.
  fileprivate var words: Set<String> {
    Set(split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
