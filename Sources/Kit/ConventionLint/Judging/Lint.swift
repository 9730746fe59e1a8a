import SwiftOutline
import ToolSupport

/// Lints a set of files together, with all rules.
///
///     var lint = Lint()
///     lint.read(path: "Screen.swift", text: text)
///     lint.result().findings
///
/// Takes time linear in the size of the files, and keeps only what the rules need of each.
package struct Lint: Sendable {
  /// The number of each file in the order of reading, by its path.
  private(set) var order: [String: Int] = [:]
  /// The files that only tell what names mean.
  private var context: Set<String> = []
  private var symbols: [FileSymbols] = []
  private var notes: [Finding] = []
  private var errors: [Finding] = []
  /// The files that cannot be read, each with the names of the modules that it may import.
  private var unread: [String: Set<String>] = [:]
  private let vocabulary: Vocabulary
  private let modules: [String: String]
  private let projects: Set<String>

  /// - Parameters:
  ///   - vocabulary: tells how leaves, aliases and dependencies are called.
  ///   - modules: the names of the modules whose folders are known, by these folders.
  ///   - projects: the folders with a project of Xcode; each is a module if nothing else is known.
  package init(
    vocabulary: Vocabulary = Vocabulary(), modules: [String: String] = [:],
    projects: Set<String> = []
  ) {
    (self.vocabulary, self.modules, self.projects) = (vocabulary, modules, projects)
  }

  /// Reads a file. What cannot be parsed becomes a note.
  ///
  /// - Parameter isContext: whether the file only tells what the names in other files mean, and gets
  ///   no findings and no notes of its own.
  package mutating func read(path: String, text: String, isContext: Bool = false) {
    add(reading(path: path, text: text), isContext: isContext)
  }

  /// What is read of one file, whatever the others have.
  struct Reading: Sendable {
    let path: String
    var symbols: FileSymbols?
    var note: Finding?
    /// The modules that it may import, if it cannot be parsed.
    var imports: Set<String> = []
  }

  /// Reads a file by itself, so that several can be read at a time.
  func reading(path: String, text: String) -> Reading {
    var reading = Reading(path: path)
    do throws(OutlineError) {
      let file = try SourceFile(path: path, text: text)
      // Of a file that can't name dependencies only the declarations count.
      reading.symbols = try SymbolReader.symbols(
        of: file, by: vocabulary.mayOccur(in: text) ? vocabulary : nil)
    } catch {
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      reading.imports = Set(
        zip(words, words.dropFirst()).filter { $0.0 == "import" }.map { String($0.1) })
      reading.note = Finding(
        Place(file: path, line: error.line, column: error.column),
        "not checked, because this file cannot be parsed: \(error.message).")
    }
    return reading
  }

  /// Adds what was read of a file.
  mutating func add(_ reading: Reading, isContext: Bool) {
    order[reading.path] = order.count
    if isContext { context.insert(reading.path) }
    if let symbols = reading.symbols {
      self.symbols.append(symbols)
    } else {
      unread[reading.path] = reading.imports
    }
    if let note = reading.note { notes.append(note) }
  }

  /// Adds a note about a whole file or folder.
  mutating func note(_ path: String, _ sentence: String) {
    notes.append(Finding(Place(file: path, line: 1, column: 1), sentence))
  }

  /// Adds an error that says why a path cannot be read.
  mutating func refuse(_ path: String, _ sentence: String) {
    errors.append(Finding(file: path, sentence: sentence))
  }

  /// Adds an error that says why a Swift file cannot be read. Other files may need it.
  mutating func miss(_ path: String, _ sentence: String) {
    refuse(path, sentence)
    unread[path] = []
  }

  /// Checks some rules. Findings come in the order of reading, then of their places; notes on folders
  /// come first.
  package func result(of rules: [Rule] = Rule.all) -> LintResult {
    var notes = self.notes
    var imports = unread
    for file in symbols { imports[file.path] = file.imports }
    let modules = Modules(imports: imports, told: self.modules, projects: projects)
    let index = Index(symbols, modules: modules, vocabulary: vocabulary)
    var incomplete: [String: Set<String>] = [:]
    for (path, imports) in unread {
      incomplete[path] = Set(order.keys.map(modules.module)).filter { module in
        module == modules.module(of: path) || imports.contains(Modules.name(module))
      }
    }
    let analysis = Analysis(
      index, incomplete: incomplete.values.reduce(into: []) { $0.formUnion($1) })
    let judged = analysis.features.filter { $0.type?.kind != .protocol }
    var said: Set<String> = []
    for (path, all) in incomplete.sorted(by: { $0.key < $1.key }) {
      let hasFeatures = judged.contains { all.contains(modules.module(of: $0.declared.place.file)) }
      guard hasFeatures, said.insert(modules.module(of: path)).inserted else { continue }
      notes.append(
        Finding(
          Place(file: path, line: 1, column: 1),
          "nothing in this file's module is called unneeded, because this file may need it."))
    }
    func place(_ found: Finding) -> (Int, Int, Int, String) {
      (order[found.file] ?? -1, found.place.line, found.place.column, found.rule ?? "")
    }
    func own(_ all: [Finding]) -> [Finding] {
      all.filter { !context.contains($0.file) }.sorted { place($0) < place($1) }
    }
    let findings = onAllCores(rules) { rule in
      rule.check(analysis).map { finding in
        var finding = finding
        finding.rule = rule.name
        return finding
      }
    }.flatMap(\.self)
    let named = judged.filter { !context.contains($0.declared.place.file) }
    let all = Composition(aliases: named.flatMap(\.aliases))
    let leaves = Compositions(index).leaves(of: all).filter { vocabulary.isLeaf($0.name) }
    return LintResult(
      files: order.count - context.count, features: named.count, leaves: leaves.count,
      leafNames: vocabulary.leavesInWords, findings: own(findings),
      notes: own(notes + analysis.notes), errors: errors)
  }
}
