import SwiftOutline
import Synchronization
import ToolSupport

/// Lints a set of files together, with all rules.
///
///     var lint = Lint()
///     lint.read(path: "Screen.swift", text: text)
///     lint.result().findings
///
/// Takes time linear in the size of the files, and keeps only what the rules need of each.
package struct Lint: Sendable {
  /// What is read of one file, whatever the others have.
  struct Reading: Sendable {
    let path: String
    /// Whether the file only tells what the names in other files mean, and gets no findings.
    var isContext = false
    /// Nil if the file cannot be read.
    var symbols: FileSymbols?
    var comments = DisablingComments()
    var note: Finding?
    var error: Finding?
  }

  private let vocabulary: Vocabulary
  private let modules: [String: String]
  private let projects: Set<String>
  let lookups: LookupCounter
  private var readings: [Reading] = []
  private var notes: [Finding] = []
  private var errors: [Finding] = []

  /// - Parameters:
  ///   - vocabulary: how leaves, aliases and dependencies are called.
  ///   - modules: the names of the modules whose folders are known, by these folders.
  ///   - projects: the folders with a project of Xcode; each is a module if nothing else is known.
  package init(
    vocabulary: Vocabulary = Vocabulary(), modules: [String: String] = [:],
    projects: Set<String> = [], lookups: LookupCounter = LookupCounter()
  ) {
    (self.vocabulary, self.modules, self.projects) = (vocabulary, modules, projects)
    self.lookups = lookups
  }

  /// Reads a file. What cannot be parsed becomes a note.
  package mutating func read(path: String, text: String, isContext: Bool = false) {
    var reading = reading(path: path, text: text)
    reading.isContext = isContext
    add(reading)
  }

  /// Reads a file by itself, so that several can be read at a time.
  func reading(path: String, text: String) -> Reading {
    var reading = Reading(path: path)
    do throws(OutlineError) {
      let file = try SourceFile(path: path, text: text)
      reading.symbols = try SymbolReader.symbols(of: file, by: vocabulary)
      reading.comments = DisablingComments(in: file, lookups: lookups)
    } catch {
      reading.note = Finding(
        Place(file: path, line: error.line, column: error.column),
        "not checked, because this file cannot be parsed: \(error.message).")
    }
    return reading
  }

  mutating func add(_ reading: Reading) { readings.append(reading) }

  /// Adds a note about a whole file or folder.
  mutating func note(_ path: String, _ sentence: String) {
    notes.append(Finding(file: path, sentence))
  }

  /// Adds an error that says why a path cannot be read.
  mutating func refuse(_ path: String, _ sentence: String) {
    errors.append(Finding(file: path, sentence))
  }

  /// Checks some rules, without what comments disable. Findings come in the order of reading, then
  /// of their places; notes on folders come first.
  ///
  /// - Parameter names: the names of the rules, those about comments included.
  package func result(of names: Set<String> = Set(Rule.all.map(\.name))) -> LintResult {
    let symbols = readings.compactMap(\.symbols)
    let imports = Dictionary(readings.map { ($0.path, $0.symbols?.imports ?? []) }) { $1 }
    let found = Modules(imports: imports, named: self.modules, projects: projects, lookups: lookups)
    let modules = imports.keys.reduce(into: [:]) { $0[$1] = found.module(of: $1) }
    let index = Index(symbols, modules: modules, vocabulary: vocabulary)
    var unread: [String: String] = [:]
    for reading in readings where reading.symbols == nil {
      unread[modules[reading.path] ?? ""] = reading.path
    }
    let analysis = Analysis(index, incomplete: Set(unread.keys))
    let judged = analysis.features.filter { $0.type?.kind != .protocol }
    var notes = self.notes + readings.compactMap(\.note) + analysis.notes
    for module in Set(judged.map { index.module(of: $0.declared.place.file) }) {
      guard let path = unread[module] else { continue }
      notes.append(
        Finding(
          file: path,
          "nothing in this file's module is called unneeded, because this file may need it."))
    }

    let order = Dictionary(readings.enumerated().map { ($1.path, $0) }) { $1 }
    let context = Set(readings.filter(\.isContext).map(\.path))
    func own(_ all: [Finding]) -> [Finding] {
      func place(_ found: Finding) -> (Int, Int, Int, String) {
        (order[found.place.file] ?? -1, found.place.line, found.place.column, found.rule ?? "")
      }
      return all.filter { !context.contains($0.place.file) }.sorted { place($0) < place($1) }
    }
    let findings = onAllCores(Rule.all.filter { names.contains($0.name) }) { rule in
      rule.check(analysis).map { Finding($0.place, $0.sentence, rule: rule.name) }
    }.flatMap(\.self)
    let errors = self.errors + readings.compactMap(\.error)
    // Where something was not checked, a rule may be broken in silence.
    let unsure = Set((notes + errors).map(\.place.file))
    var comments = DisablingComments()
    for reading in readings where !reading.isContext { comments.add(reading.comments) }
    let named = judged.filter { !context.contains($0.declared.place.file) }
    let leaves = Compositions(index).leaves(of: Composition(aliases: named.flatMap(\.aliases)))
    return LintResult(
      files: readings.count - context.count, features: named.count,
      leaves: leaves.count { vocabulary.isLeaf($0.name) }, leafNames: vocabulary.leavesInWords,
      findings: own(comments.applied(to: findings, unsure: unsure, rules: names)),
      notes: own(notes),
      errors: errors)
  }
}

/// Counts what is looked up, so that a test can see that twice the input takes twice the work.
package final class LookupCounter: Sendable {
  private let total = Atomic(0)

  package init() {}

  package var count: Int { total.load(ordering: .relaxed) }

  func add() { total.add(1, ordering: .relaxed) }
}
