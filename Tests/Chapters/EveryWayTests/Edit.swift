import SwiftOutline
import TestSupport
import Testing

/// A file of `Edits`, in the format of `git diff -U0`.
struct Edit {
  struct Hunk {
    let path: String
    /// The index of the first line in the old text, and its line number in the new one.
    let start, newLine: Int
    var old: [String] = []
    var new: [String] = []
  }

  private(set) var hunks: [Hunk] = []

  init(_ name: String) throws {
    let text = try TestCheckout.read("\(chapterFolder("EveryWay"))/Edits/\(name).diff")
    var path = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("+++ b/") {
        path = String(line.dropFirst("+++ b/".count))
      } else if let header = line.firstMatch(of: #/^@@ -(\d+)(,0)?(?:,\d+)? \+(\d+)/#) {
        let (old, new) = try (#require(Int(header.1)), #require(Int(header.3)))
        // Git gives an insertion the number of the line before it.
        hunks.append(Hunk(path: path, start: header.2 == nil ? old - 1 : old, newLine: new))
      } else if !hunks.isEmpty, line.first == "-", !line.hasPrefix("--- a/") {
        hunks[hunks.count - 1].old.append(String(line.dropFirst()))
      } else if !hunks.isEmpty, line.first == "+" {
        hunks[hunks.count - 1].new.append(String(line.dropFirst()))
      }
    }
  }

  var paths: Set<String> { Set(hunks.map(\.path)) }

  /// The edited text of a file; throws if the file doesn't have the old lines.
  func text(of path: String) throws -> String {
    var lines = try TestCheckout.read(path).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for hunk in hunks.reversed() where hunk.path == path {
      let range = hunk.start..<hunk.start + hunk.old.count
      try #require(range.upperBound <= lines.count && Array(lines[range]) == hunk.old, "\(hunk)")
      lines.replaceSubrange(range, with: hunk.new)
    }
    return lines.joined(separator: "\n")
  }

  /// Counts the changed lines of the way and their declarations, without empty lines and code for the
  /// probes.
  func counts() throws -> (lines: Int, declarations: Int) {
    var lines = 0
    var changed: Set<String> = []
    for path in paths {
      let declarations = try SourceFile(path: path, text: text(of: path)).declarations()
      for hunk in hunks where hunk.path == path {
        let new = hunk.new.indices.filter { !hunk.new[$0].isEmpty }
        let units = new.map { unit(at: hunk.newLine + $0, in: declarations) }
        guard units.allSatisfy({ $0?.name != "Way" }) else { continue }
        lines += max(hunk.old.count, new.count)
        for unit in units { changed.insert("\(path):\(try #require(unit).line)") }
      }
    }
    return (lines, changed.count)
  }

  /// The declaration that contains the line. A declaration that contains types is a namespace, so its members are
  /// searched instead.
  private func unit(at line: Int, in declarations: [Declaration]) -> Declaration? {
    let declaration = declarations.first { $0.lines.contains(line) }
    let types: Set<Declaration.Kind> = [.class, .struct, .enum, .protocol]
    let isNamespace = declaration?.members.contains { types.contains($0.kind) } == true
    return isNamespace ? unit(at: line, in: declaration?.members ?? []) : declaration
  }
}
