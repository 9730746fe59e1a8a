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
  private var facts: [FileFacts] = []
  private var notes: [Finding] = []
  private var errors: [Finding] = []
  /// The files that cannot be read, each with the names of the modules that it may import.
  private var unread: [String: Set<String>] = [:]
  private let leafNames: LeafNames
  private let modules: [String: String]

  /// - Parameters:
  ///   - leafNames: tell which protocols are leaves.
  ///   - modules: the names of the modules whose folders are known, by these folders.
  package init(leafNames: LeafNames = .usual, modules: [String: String] = [:]) {
    (self.leafNames, self.modules) = (leafNames, modules)
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
    var facts: FileFacts?
    var notes: [Finding] = []
    /// The modules that it may import, if it cannot be parsed.
    var imports: Set<String> = []
  }

  /// Reads a file by itself, so that several can be read at a time.
  func reading(path: String, text: String) -> Reading {
    var reading = Reading(path: path)
    do throws(OutlineError) {
      let file = try SourceFile(path: path, text: text)
      if file.tokens.allSatisfy({ $0.kind == .comment }) {
        reading.notes.append(
          Finding(Place(file: path, line: 1, column: 1), "there is no Swift in this file."))
      }
      reading.facts = try FactsReader.facts(of: file, hasBodies: isJudged(text))
    } catch {
      let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      reading.imports = Set(
        zip(words, words.dropFirst()).filter { $0.0 == "import" }.map { String($0.1) })
      reading.notes.append(
        Finding(
          Place(file: path, line: error.line, column: error.column),
          "not checked, because this file cannot be parsed: \(error.message)."))
    }
    return reading
  }

  /// Adds what was read of a file.
  mutating func add(_ reading: Reading, isContext: Bool) {
    order[reading.path] = order.count
    if isContext { context.insert(reading.path) }
    if let facts = reading.facts {
      self.facts.append(facts)
    } else {
      unread[reading.path] = reading.imports
    }
    notes += reading.notes
  }

  /// Whether a text can name dependencies. Of any other file only the declarations count.
  private func isJudged(_ text: String) -> Bool {
    text.hasBytes(of: "ependenc") || leafNames.mayOccur(in: text)
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

  /// Checks all rules. Findings come in the order of reading, then of their places; notes on
  /// folders come first.
  package func result() -> LintResult {
    var notes = self.notes
    let modules = Modules(paths: order.keys, told: self.modules)
    let index = Index(facts, modules: modules, leafNames: leafNames)
    var incomplete: [String: Set<String>] = [:]
    for (path, imports) in unread {
      incomplete[path] = Set(order.keys.map(modules.module)).filter { module in
        module == modules.module(of: path)
          || module.split(separator: "/").last.map { imports.contains(String($0)) } == true
      }
    }
    let judgement = Judgement(
      index, incomplete: incomplete.values.reduce(into: []) { $0.formUnion($1) })
    var said: Set<String> = []
    for (path, all) in incomplete.sorted(by: { $0.key < $1.key }) {
      let silent = judgement.components.filter { component in
        all.contains(modules.module(of: component.declared.place.file))
      }
      guard !silent.isEmpty, said.insert(modules.module(of: path)).inserted else { continue }
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
    let findings = onAllCores(Rule.all) { rule in
      rule.check(judgement).map {
        Finding($0.place, $0.sentence, rule: rule.name, fix: $0.fix)
      }
    }.flatMap(\.self)
    let judged = judgement.components.filter { !context.contains($0.declared.place.file) }
    return LintResult(
      files: order.count - context.count, features: judged.count,
      leaves: index.leaves(of: judged.flatMap(\.aliases)).count, leafNames: leafNames.inWords,
      findings: own(findings), notes: own(notes + judgement.notes), errors: errors)
  }
}
