import ToolSupport

/// What a run says, for all formats.
struct Report: Sendable, Encodable {
  /// A finding, a note, or an error that says why a path cannot be read.
  struct Entry: Sendable, Encodable {
    enum CodingKeys: CodingKey { case file, line, column, rule, severity, sentence }

    /// The whole path.
    let path: String
    /// The path as it is shown.
    let file: String
    /// Counted from 1; nil if the file or folder cannot be read.
    let line: Int?
    /// Counted in bytes from 1.
    let column: Int?
    /// The name of the broken rule; nil for a note or an error.
    let rule: String?
    /// For a finding.
    let severity: Severity?
    let sentence: String

    init(_ finding: Finding, _ severity: Severity?, by paths: Paths) {
      (path, file) = (finding.file, paths.shown(finding.file))
      (line, column) = (finding.diagnostic.line, finding.diagnostic.column)
      rule = finding.rule
      (self.severity, sentence) = (severity, finding.sentence)
    }
  }

  /// How many files were checked.
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

  enum CodingKeys: CodingKey { case files, features, leaves, findings, notes, errors }

  init(_ result: LintResult, by configuration: Configuration, _ paths: Paths) {
    (files, features, leaves) = (result.files, result.features, result.leaves)
    summary = result.summary
    findings = result.findings.map {
      Entry($0, configuration.severity(of: $0.rule ?? ""), by: paths)
    }
    notes = result.notes.map { Entry($0, nil, by: paths) }
    errors = result.errors.map { Entry($0, nil, by: paths) }
  }

  /// - Parameter isStrict: whether a warning counts as an error.
  func status(isStrict: Bool) -> Int32 {
    if !errors.isEmpty { return 2 }
    return findings.contains { isStrict || $0.severity == .error } ? 1 : 0
  }

  // MARK: - Formats

  enum Format: String, CaseIterable { case text, xcode, json }

  func text(as format: Format, on console: any Console) throws(ToolError) -> String {
    switch format {
    case .text: lines { line($0, kind: $1, on: console) }
    case .xcode: lines(xcode)
    case .json: try json(of: self)
    }
  }

  /// A line for each finding, note and error, then the summary.
  private func lines(_ line: (Entry, _ kind: String) -> String) -> String {
    let all =
      findings.map { line($0, $0.severity?.rawValue ?? "") } + notes.map { line($0, "note") }
      + errors.map { line($0, "error") } + [summary]
    return all.map { $0 + "\n" }.joined()
  }

  private func line(_ entry: Entry, kind: String, on console: any Console) -> String {
    let word = entry.severity == .warning ? "\(entry.rule ?? "") (warning)" : entry.rule ?? kind
    let color = ["note": "36", "warning": "33"][kind] ?? "31"
    return "\(entry.file):\(entry.line ?? 1):\(entry.column ?? 1): "
      + "\(console.colored(word, color)): \(entry.sentence)"
  }

  /// As compilers print it, with the whole path, for that is what Xcode opens.
  private func xcode(_ entry: Entry, kind: String) -> String {
    "\(entry.path):\(entry.line ?? 1):\(entry.column ?? 1): \(kind): \(entry.sentence)"
      + (entry.rule.map { " (\($0))" } ?? "")
  }
}
