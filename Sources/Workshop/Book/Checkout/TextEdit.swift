import ToolSupport

/// A replacement of lines that appear exactly once in a file.
package struct TextEdit: Sendable {
  /// Relative to the checkout.
  package let path: String
  package let old: [String]
  package let new: [String]

  package init(path: String, old: [String], new: [String]) {
    (self.path, self.old, self.new) = (path, old, new)
  }

  /// A text with the old lines replaced by the new ones.
  ///
  /// - Throws: `ToolError` if the old lines don't appear exactly once.
  package func applied(to text: String) throws(ToolError) -> String {
    var lines = text.lines
    let starts = lines.indices.filter { lines[$0...].starts(with: old) }
    guard let start = starts.first, starts.count == 1 else {
      throw ToolError(
        "the lines to replace appear \(starts.count) times in \(path), not once.")
    }
    lines.replaceSubrange(start..<start + old.count, with: new)
    return lines.joined(separator: "\n")
  }
}
