import ToolSupport

/// A change of a file: whole lines in place of others, which stand there once.
package struct TextEdit: Sendable {
  /// Relative to the checkout.
  package let path: String
  package let old: [String]
  package let new: [String]

  package init(path: String, old: [String], new: [String]) {
    (self.path, self.old, self.new) = (path, old, new)
  }

  /// All lines: `- ` before one that goes, `+ ` before one that comes.
  package var lines: [String] {
    let difference = new.difference(from: old)
    var (gone, kept): (Set<Int>, Set<Int>) = ([], Set(new.indices))
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): kept.remove(offset)
      }
    }
    var (lines, next): ([String], Int) = ([], 0)
    for (offset, line) in new.enumerated() {
      while gone.contains(next) {
        lines.append("- \(old[next])")
        next += 1
      }
      if kept.contains(offset) { next += 1 }
      lines.append("\(kept.contains(offset) ? " " : "+") \(line)")
    }
    return lines + old[next...].map { "- \($0)" }
  }

  /// A text with the new lines in place of the old ones.
  ///
  /// - Throws: `ToolError` where the old lines do not stand in it exactly once.
  package func applied(to text: String) throws(ToolError) -> String {
    var lines = text.lines
    let starts = lines.indices.filter { lines[$0...].starts(with: old) }
    guard let start = starts.first, starts.count == 1 else {
      throw ToolError(
        "what the edit replaces stands \(starts.count) times in \(path), not once.")
    }
    lines.replaceSubrange(start..<start + old.count, with: new)
    return lines.joined(separator: "\n")
  }
}
