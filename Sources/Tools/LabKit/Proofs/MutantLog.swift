import Book
import ToolSupport

/// What the tests of a chapter said of one mutant of its code.
struct MutantVerdict: Sendable {
  enum Ending: String {
    case doesNotCompile, survived, killed
    /// It crashed or hung, and so killed the tests, too: that makes no proof red.
    case brokeTheTests
  }

  /// `Before/Screens.swift:14:9: 'list' became 'last'`.
  let mutant: String
  let ending: Ending
  /// The claims of which a proof recorded an issue itself.
  let red: [String]
}

/// The verdicts on a chapter's mutants so far, in a file of the build folder: a measurement that was
/// interrupted goes on there. Another code of the chapter begins it anew.
struct MutantLog: Sendable {
  private let path: String
  private let files: any FileSystem
  private var lines: [String]
  private(set) var verdicts: [String: MutantVerdict] = [:]

  /// - Parameter hash: of the chapter's code.
  init(_ path: String, hash: String, files: any FileSystem) throws(ToolError) {
    (self.path, self.files, lines) = (path, files, [hash])
    guard files.exists(path) else { return }
    let old = try files.read(path).lines
    guard old.first == hash else { return }
    for line in old.dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 3, let ending = MutantVerdict.Ending(rawValue: cells[1])
      else { continue }
      lines.append(line)
      verdicts[cells[0]] = MutantVerdict(
        mutant: cells[0], ending: ending, red: cells[2].split(separator: " ").map(String.init))
    }
  }

  mutating func append(_ verdict: MutantVerdict) throws(ToolError) {
    verdicts[verdict.mutant] = verdict
    lines.append(
      "\(verdict.mutant)\t\(verdict.ending.rawValue)\t\(verdict.red.joined(separator: " "))")
    try files.write(lines.map { "\($0)\n" }.joined(), makingFoldersTo: path)
  }
}
