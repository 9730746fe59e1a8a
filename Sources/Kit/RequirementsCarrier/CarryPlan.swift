import SwiftOutline
import ToolSupport

/// A plan of what the requirements protocols of one target carry for each other.
///
///     let plan = try CarryPlan(of: [(path: "Scopes.swift", text: text)])
///     plan.generated  // Swift, to be compiled with those sources
///
/// Scopes are classes that inherit from `Resource<I>` or `Resource<I, P>`; requirements are
/// protocols that refine `Requirements`. A scope makes an inner scope by meeting its requirements.
/// If an inner scope needs what its outer scope neither has nor lists, the protocols between them
/// carry it.
package struct CarryPlan: Sendable {
  /// The generated Swift file. It does not depend on the order of the sources.
  package let generated: String
  /// The sources that were passed over, sorted.
  package let warnings: [Diagnostic]
  private let planner: Planner
  private let imports: [String]

  /// What each protocol carries, and for which protocol, a line each.
  package var lines: [String] { planner.lines }
  /// The lines of a Mermaid flowchart of the scopes.
  package var diagram: [String] { planner.diagram }
  /// Whether the sources have any scope.
  package var hasScopes: Bool { planner.scopes.contains(where: \.isScope) }

  /// What the runs for modules that import this one must know.
  ///
  /// - Parameter module: the name by which they import it, as in the options.
  package func summary(of module: String) -> Summary {
    Summary(of: planner, in: module, imports: imports)
  }

  /// Reads all sources of one target, and works out what must be carried.
  ///
  /// Takes time linear in the sources and in what is carried. Skips sources that carry wrote, and
  /// those that cannot be parsed and have no name that scopes are made of.
  ///
  /// - Parameter summaries: of the modules whose lists the sources can meet.
  /// - Throws: `CarryError` if a source cannot be parsed or something can't be carried.
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
    let modules = summaries.map(\.module) + [options.module].compactMap(\.self)
    let table = TypeTable(files, modules: modules)
    let protocols = ProtocolReader(table: table, options: options)
    var lists = protocols.protocols
    for list in summaries.flatMap(\.lists) { lists[list.path] = list }
    let scopes = ScopeReader(table: table, protocols: lists, options: options)

    // The names by which a file can declare a scope or its requirements, or add to one.
    let names = options.framework.union(lists.keys).union(scopes.scopes.map(\.path))
    let remarks = unread.map { text, error in
      let place = Place(path: error.path, line: error.line)
      let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      guard let name = names.filter({ $0.split(separator: ".").allSatisfy(words.contains) }).min()
      else {
        return Diagnostic(
          place, "carry can't read this file, and passes it over: \(error.message).",
          isWarning: true)
      }
      return Diagnostic(
        place, "carry can't read this file, which names '\(name)': \(error.message).")
    }
    guard remarks.allSatisfy({ $0.severity == .warning }) else { throw CarryError(remarks) }
    let refusals = protocols.refusals + scopes.refusals
    guard refusals.isEmpty else { throw CarryError(remarks + refusals) }

    planner = Planner(protocols: lists, scopes: scopes.scopes, modules: modules, options: options)
    guard planner.refusals.isEmpty else { throw CarryError(remarks + planner.refusals) }
    warnings = remarks
    let used = Set(planner.protocols.values.map(\.place.path) + planner.scopes.map(\.place.path))
    let own = importLines(of: files.filter { used.contains($0.file.path) })
    let met = Set(planner.scopes.flatMap(\.promises).compactMap { lists[$0]?.module })
    let further = Set(summaries.filter { met.contains($0.module) }.flatMap(\.imports))
    imports = own + further.subtracting(own).sorted()
    generated = GeneratedText(planner: planner, imports: imports).text
  }
}

/// The imports of some files as they are written, sorted, each once. One that is always in an `#if`
/// is written in `#if canImport(…)`.
private func importLines(of files: [(file: SourceFile, declarations: [Declaration])]) -> [String] {
  var modules: [String: String] = [:]
  var always: Set<String> = []
  for (file, declarations) in files {
    for one in declarations where one.kind == .import {
      let line = file.text(in: one.range)
      modules[line] = String(one.name.prefix { $0 != "." })
      if !one.isConditional { always.insert(line) }
    }
  }
  return modules.sorted { $0.key < $1.key }.flatMap { line, module in
    always.contains(line) ? [line] : ["#if canImport(\(module))", "  \(line)", "#endif"]
  }
}
