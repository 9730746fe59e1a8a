import ToolSupport

/// What a run prints, for all formats.
struct Report: Sendable, Encodable {
  enum Format: String, CaseIterable { case text, xcode, json }

  /// A finding, a note, or an error that says why a path cannot be read.
  struct Entry: Sendable, Encodable {
    /// The path as it is shown.
    let file: String
    /// Lines, and columns in bytes, are counted from 1.
    let line: Int
    let column: Int
    /// For a finding.
    let rule: String?
    let severity: Severity?
    let sentence: String

    init(_ finding: Finding, by configuration: Configuration, _ paths: Paths) {
      file = paths.shown(finding.place.file)
      (line, column) = (finding.place.line, finding.place.column)
      (rule, sentence) = (finding.rule, finding.sentence)
      severity = finding.rule.map(configuration.severity)
    }
  }

  let files: Int
  let features: Int
  let leaves: Int
  let findings: [Entry]
  /// What was not checked.
  let notes: [Entry]
  /// The paths that cannot be read.
  let errors: [Entry]
  /// The last line: what was judged, and how much was found.
  private let summary: String
  private let paths: Paths

  private enum CodingKeys: CodingKey { case files, features, leaves, findings, notes, errors }

  init(_ result: LintResult, by configuration: Configuration, _ paths: Paths) {
    (files, features, leaves) = (result.files, result.features, result.leaves)
    (summary, self.paths) = (result.summary, paths)
    func entries(_ all: [Finding]) -> [Entry] { all.map { Entry($0, by: configuration, paths) } }
    (findings, notes) = (entries(result.findings), entries(result.notes))
    errors = entries(result.errors)
  }

  /// - Parameter isStrict: whether a warning counts as an error.
  func status(isStrict: Bool) -> Int32 {
    if !errors.isEmpty { return 2 }
    return findings.contains { isStrict || $0.severity == .error } ? 1 : 0
  }

  func text(as format: Format, on console: any Console) throws(ToolError) -> String {
    if format == .json { return try json(of: self) }
    func line(_ entry: Entry, _ kind: String) -> String {
      if format == .xcode {
        // Xcode opens whole paths.
        return "\(paths.whole(entry.file)):\(entry.line):\(entry.column): \(kind): "
          + entry.sentence + (entry.rule.map { " (\($0))" } ?? "")
      }
      let word = entry.severity == .warning ? "\(entry.rule ?? "") (warning)" : entry.rule ?? kind
      let color = ["note": "36", "warning": "33"][kind] ?? "31"
      return "\(entry.file):\(entry.line):\(entry.column): \(console.colored(word, color)): "
        + entry.sentence
    }
    let lines =
      findings.map { line($0, $0.severity?.rawValue ?? "") } + notes.map { line($0, "note") }
      + errors.map { line($0, "error") } + [summary]
    return lines.map { $0 + "\n" }.joined()
  }
}
