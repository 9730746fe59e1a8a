import SwiftOutline
import ToolSupport

/// The parts of a source file between `// snippet.NAME` and `// snippet.end`, outdented.
struct Snippets: Sendable {
  private var parts: [String: (text: String, lines: ClosedRange<Int>)] = [:]
  private let path: String

  /// - Throws: `ToolError` for an unended, nested, repeated or empty snippet.
  init(of source: SourceFile) throws(ToolError) {
    path = source.path
    let lines = source.text.lines
    var open: (name: String, line: Int)?
    for token in source.tokens where token.kind == .comment {
      let comment = source.text(in: token.range)
      guard comment.hasPrefix("// snippet."),
        let match = comment.wholeMatch(of: #/\/\/ snippet\.([A-Za-z0-9-]+)\s*/#)
      else {
        continue
      }
      let name = String(match.1)
      let place = "\(path):\(token.line)"
      guard name == "end" else {
        if let open {
          throw ToolError("\(place): snippet '\(name)' begins inside snippet '\(open.name)'.")
        }
        if parts[name] != nil { throw ToolError("\(place): snippet '\(name)' already exists.") }
        open = (name, token.line)
        continue
      }
      guard let begun = open else {
        throw ToolError("\(place): 'snippet.end' without a snippet.")
      }
      let body = lines[begun.line..<token.line - 1]
      guard body.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
        throw ToolError("\(place): snippet '\(begun.name)' is empty.")
      }
      parts[begun.name] = (
        outdented(body).withoutMarks.joined(separator: "\n"), begun.line + 1...token.line - 1
      )
      open = nil
    }
    if let open {
      throw ToolError("\(path):\(open.line): snippet '\(open.name)' has no end.")
    }
  }

  /// The text and the lines of a snippet; the error for an unknown name lists the known ones.
  subscript(_ name: String) -> Result<(text: String, lines: ClosedRange<Int>), ToolError> {
    if let part = parts[name] { return .success(part) }
    let known = parts.keys.sorted().joined(separator: ", ")
    return .failure(ToolError("\(path) has no snippet '\(name)'; it has: \(known)."))
  }
}

/// Removes the common indentation.
func outdented(_ lines: ArraySlice<String>) -> [String] {
  let margin =
    lines.filter { !$0.allSatisfy(\.isWhitespace) }
    .map { $0.prefix { $0 == " " }.count }.min() ?? 0
  return lines.map { String($0.dropFirst(min(margin, $0.count))) }
}
