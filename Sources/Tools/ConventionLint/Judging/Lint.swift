import SwiftOutline

/// The check of all rules over files that are judged together.
///
///     var lint = Lint()
///     lint.read(path: "Screen.swift", text: text)
///     lint.report().findings
///
/// Takes time linear in the size of the files. Of a file only what the rules need is kept.
package struct Lint: Sendable {
  /// The files that were read, by their paths, in the order of reading.
  private(set) var order: [String: Int] = [:]
  private var facts: [FileFacts] = []
  private var notes: [Finding] = []
  private var errors: [Finding] = []

  package init() {}

  /// Reads a file. What is not understood becomes a note of the report.
  package mutating func read(path: String, text: String) {
    order[path] = order.count
    do throws(OutlineError) {
      let file = try SourceFile(path: path, text: text)
      if file.tokens.allSatisfy({ $0.kind == .comment }) {
        note(path, "there is no Swift in this file.")
      }
      // Nothing in a file without the word can have to do with a rule.
      if text.contains("ependenc") {
        facts.append(try FactsReader.facts(of: file))
      } else {
        _ = try file.declarations()
      }
    } catch {
      notes.append(
        Finding(
          Place(file: path, line: error.line, column: error.column),
          "not checked, for this file is not understood: \(error.message)."))
    }
  }

  /// Notes something about a whole file or folder.
  mutating func note(_ path: String, _ sentence: String) {
    notes.append(Finding(Place(file: path, line: 1, column: 1), sentence))
  }

  /// Says why a path cannot be read.
  mutating func refuse(_ path: String, _ sentence: String) {
    errors.append(Finding(file: path, sentence: sentence))
  }

  /// Judges all that was read: by file in the order of reading, then by place. What is said of a
  /// folder comes first.
  package func report() -> Report {
    let judgement = Judgement(Index(facts, paths: order.keys))
    func precedes(_ left: Finding, _ right: Finding) -> Bool {
      let (one, other) = (left.place, right.place)
      return (order[one.file] ?? -1, one.line, one.column, left.rule ?? "")
        < (order[other.file] ?? -1, other.line, other.column, right.rule ?? "")
    }
    let findings = Rule.all.flatMap { rule in
      rule.check(judgement).map { found in
        var finding = found
        finding.rule = rule.name
        return finding
      }
    }
    return Report(
      files: order.count, findings: findings.sorted(by: precedes),
      notes: (notes + judgement.notes).sorted(by: precedes), errors: errors)
  }
}
