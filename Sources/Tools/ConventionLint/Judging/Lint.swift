import SwiftOutline

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
  private var facts: [FileFacts] = []
  private var notes: [Finding] = []
  private var errors: [Finding] = []

  package init() {}

  /// Reads a file. What cannot be parsed becomes a note.
  package mutating func read(path: String, text: String) {
    order[path] = order.count
    do throws(OutlineError) {
      let file = try SourceFile(path: path, text: text)
      if file.tokens.allSatisfy({ $0.kind == .comment }) {
        note(path, "there is no Swift in this file.")
      }
      // No rule applies to a file without this word.
      if text.contains("ependenc") {
        facts.append(try FactsReader.facts(of: file))
      } else {
        _ = try file.declarations()
      }
    } catch {
      notes.append(
        Finding(
          Place(file: path, line: error.line, column: error.column),
          "not checked, because this file cannot be parsed: \(error.message)."))
    }
  }

  /// Adds a note about a whole file or folder.
  mutating func note(_ path: String, _ sentence: String) {
    notes.append(Finding(Place(file: path, line: 1, column: 1), sentence))
  }

  /// Adds an error that says why a path cannot be read.
  mutating func refuse(_ path: String, _ sentence: String) {
    errors.append(Finding(file: path, sentence: sentence))
  }

  /// Checks all rules. Findings come in the order of reading, then of their places; notes on
  /// folders come first.
  package func result() -> LintResult {
    let judgement = Judgement(Index(facts, paths: order.keys))
    func place(_ found: Finding) -> (Int, Int, Int, String) {
      (order[found.file] ?? -1, found.place.line, found.place.column, found.rule ?? "")
    }
    let findings = Rule.all.flatMap { rule in
      rule.check(judgement).map { Finding($0.place, $0.sentence, rule: rule.name) }
    }
    return LintResult(
      files: order.count, findings: findings.sorted { place($0) < place($1) },
      notes: (notes + judgement.notes).sorted { place($0) < place($1) }, errors: errors)
  }
}
