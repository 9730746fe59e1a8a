import Foundation
import ToolSupport

/// Findings that are known, and pass. It is written once; after that it only gets smaller.
struct Baseline: Sendable {
  /// A finding without its line, so that it is known wherever it moves in its file.
  private struct Known: Codable, Hashable {
    /// Relative to the folder of the baseline.
    let file: String
    let rule: String
    let sentence: String
  }

  private let folder: String
  /// A finding that is known twice stands there twice.
  private var findings: [Known]

  /// Of these findings, for a file at a path.
  init(_ findings: [Finding], at path: String) {
    folder = Paths.folder(of: path)
    self.findings = []
    self.findings = findings.map(known)
      .sorted { ($0.file, $0.rule, $0.sentence) < ($1.file, $1.rule, $1.sentence) }
  }

  /// Reads the file at a path.
  init(from path: String, in files: any FileSystem) throws(ToolError) {
    folder = Paths.folder(of: path)
    let bytes = try files.bytes(of: path)
    do {
      findings = try JSONDecoder().decode([Known].self, from: Data(bytes))
    } catch {
      throw ToolError(
        "\(path) is not a baseline; remove it, and write a new one with --write-baseline.")
    }
  }

  func text() throws(ToolError) -> String { try json(of: findings) }

  private func known(_ finding: Finding) -> Known {
    Known(
      file: Paths.relative(finding.file, to: folder) ?? finding.file, rule: finding.rule ?? "",
      sentence: finding.sentence)
  }

  /// Removes from the baseline what is not found any more.
  ///
  /// - Parameters:
  ///   - found: all findings of the files that were checked.
  ///   - wasChecked: whether a file was checked, or is gone.
  /// - Returns: the findings that are not known, and how many known ones were removed.
  mutating func pass(
    _ found: [Finding], wasChecked: (_ file: String) -> Bool
  ) -> (new: [Finding], gone: Int) {
    var left = Dictionary(findings.map { ($0, 1) }, uniquingKeysWith: +)
    func take(_ known: Known) -> Bool {
      guard let count = left[known], count > 0 else { return false }
      left[known] = count - 1
      return true
    }
    let new = found.filter { !take(known($0)) }
    let before = findings.count
    findings.removeAll { wasChecked(Paths.whole($0.file, in: folder)) && take($0) }
    return (new, before - findings.count)
  }
}
