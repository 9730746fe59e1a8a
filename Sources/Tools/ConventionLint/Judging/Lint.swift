import SwiftOutline

/// The check of all rules over files that are judged together.
///
///     var lint = Lint()
///     lint.read(path: "Screen.swift", text: text)
///     lint.report().findings
///
/// Takes time linear in the size of the files. Of a file only what the rules need is kept.
package struct Lint: Sendable {
  private var paths: [String] = []
  private var facts: [FileFacts] = []
  private var notes: [Note] = []

  package init() {}

  /// Reads a file. What is not understood becomes a note of the report.
  package mutating func read(path: String, text: String) {
    paths.append(path)
    do throws(OutlineError) {
      let file = try SourceFile(path: path, text: text)
      if file.tokens.allSatisfy({ $0.kind == .comment }) {
        notes.append(
          Note(.start(of: path), "there is no Swift in this file."))
      }
      // Nothing in a file without the word can have to do with a rule.
      if text.utf8.containsDependencies {
        facts.append(try FactsReader.facts(of: file))
      } else {
        _ = try file.declarations()
      }
    } catch {
      notes.append(
        Note(
          Place(file: path, line: error.line, column: error.column),
          "not checked, for this file is not understood: \(error.message)."))
    }
  }

  /// Judges all that was read: by file in the order of reading, then by place.
  package func report() -> Report {
    let judgement = Judgement(Index(facts, paths: paths))
    let order = Dictionary(
      paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func precedes(_ left: Place, _ right: Place) -> Bool {
      (order[left.file] ?? 0, left.line, left.column)
        < (order[right.file] ?? 0, right.line, right.column)
    }
    let findings = Rule.all.flatMap { rule in
      rule.check(judgement).map {
        Finding(place: $0.place, rule: rule.name, sentence: $0.sentence)
      }
    }
    return Report(
      files: paths.count,
      findings: findings.sorted { left, right in
        left.place == right.place
          ? left.rule < right.rule : precedes(left.place, right.place)
      },
      notes: (notes + judgement.notes).sorted { precedes($0.place, $1.place) })
  }
}

/// What a check found.
package struct Report: Sendable {
  /// How many files were read.
  package let files: Int
  package let findings: [Finding]
  /// What was not understood, and so not judged.
  package let notes: [Note]
}

extension String.UTF8View {
  /// Whether `ependenc` stands in it, as in every word the rules are about.
  fileprivate var containsDependencies: Bool {
    let wanted = Array("ependenc".utf8)
    var matched = 0
    for byte in self {
      matched = byte == wanted[matched] ? matched + 1 : byte == wanted[0] ? 1 : 0
      if matched == wanted.count { return true }
    }
    return false
  }
}
