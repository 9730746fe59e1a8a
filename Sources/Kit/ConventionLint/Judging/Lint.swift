import SwiftOutline
import ToolSupport

/// Lints a set of files together, with all rules.
///
///     var lint = Lint()
///     lint.read(path: "Screen.swift", text: text)
///     lint.result().findings
package struct Lint: Sendable {
  /// The content of one file, independent of others.
  struct Reading: Sendable {
    let path: String
    /// Nil if the file can't be read.
    var symbols: FileSymbols?
    var comments = DisablingComments()
    var note: Finding?
    var error: Finding?
  }

  private let vocabulary: Vocabulary
  let lookups = LookupCounter()
  private var readings: [Reading] = []
  /// The paths that can't be read.
  var errors: [Finding] = []

  package init(vocabulary: Vocabulary = Vocabulary()) { self.vocabulary = vocabulary }

  /// Reads a file. If it can't be parsed, there will be a note.
  package mutating func read(path: String, text: String) { add(reading(path: path, text: text)) }

  /// Reads a file without adding it, so that several can be read at once.
  func reading(path: String, text: String) -> Reading {
    var reading = Reading(path: path)
    do throws(OutlineError) {
      let file = try SourceFile(path: path, text: text)
      reading.symbols = try SymbolReader.symbols(of: file, by: vocabulary)
      reading.comments = DisablingComments(in: file)
    } catch {
      reading.note = Finding(
        Place(file: path, line: error.line, column: error.column),
        "not checked, because this file cannot be parsed: \(error.message).")
    }
    return reading
  }

  mutating func add(_ reading: Reading) { readings.append(reading) }

  /// Checks some rules, except where comments disable them. Findings are in the order of files, then
  /// of places.
  package func result(of names: Set<String> = Set(Rule.all.map(\.name))) -> LintResult {
    let index = Index(readings.compactMap(\.symbols), vocabulary: vocabulary, lookups: lookups)
    let unread = readings.filter { $0.symbols == nil }.map(\.path)
    let analysis = Analysis(index, unread: Set(unread.map(index.module)))
    let features = analysis.features.filter { $0.type?.kind != .protocol }
    var notes = readings.compactMap(\.note) + analysis.notes
    let judged = Set(features.map { index.module(of: $0.declared.place.file) })
    notes += unread.filter { judged.contains(index.module(of: $0)) }.map {
      Finding(
        file: $0,
        "unneeded aliases and leaves of this file's module aren't reported, because this file may need them."
      )
    }
    let comments = readings.reduce(into: DisablingComments()) { $0.add($1.comments) }
    let findings = onAllCores(Rule.all.filter { names.contains($0.name) }) { rule in
      rule.check(analysis).map { Finding($0.place, $0.sentence, rule: rule.name) }
    }.flatMap(\.self).filter { !comments.disable($0) }
    let order = Dictionary(readings.enumerated().map { ($1.path, $0) }) { $1 }
    func sorted(_ all: [Finding]) -> [Finding] {
      func place(_ found: Finding) -> (Int, Int, Int, String) {
        (order[found.place.file] ?? -1, found.place.line, found.place.column, found.rule ?? "")
      }
      return all.sorted { place($0) < place($1) }
    }
    let leaves = analysis.compositions.leaves(of: Composition(aliases: features.flatMap(\.aliases)))
    return LintResult(
      files: readings.count, features: features.count,
      leaves: leaves.count { vocabulary.isLeaf($0.name) },
      findings: sorted(findings + comments.invalid), notes: sorted(notes),
      errors: errors + readings.compactMap(\.error),
      leafNames: vocabulary.leaves.joined(separator: ", "))
  }
}
