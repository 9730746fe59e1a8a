import Book

/// A difference in two columns, the old lines beside the new ones, or in one. The lines that replace others are beside them.
struct SideBySide {
  private enum Side { case old, new, both }

  /// The lines as HTML.
  private let lines: [(side: Side, code: String)]

  /// - Parameter difference: its lines begin with `- `, `+ ` or two spaces.
  init(_ difference: [String]) {
    lines = difference.map { line in
      let code = SwiftHTML(String(line.dropFirst(2))).html
      return switch line.first {
      case "-": (.old, "<del>\(code)</del>")
      case "+": (.new, "<ins>\(code)</ins>")
      default: (.both, code)
      }
    }
  }

  var html: String {
    var (old, new): ([String], [String]) = ([], [])
    // Makes the columns equally long.
    func align() {
      let length = max(old.count, new.count)
      old += Array(repeating: "", count: length - old.count)
      new += Array(repeating: "", count: length - new.count)
    }
    for (side, code) in lines {
      if side == .both { align() }
      if side != .new { old.append(code) }
      if side != .old { new.append(code) }
    }
    align()
    let columns = [("Before", old), ("After", new)].map { title, lines in
      "<figure><figcaption>\(title)</figcaption>\(Self.code(lines))</figure>"
    }
    return "<div class=\"sides\">\(columns.joined())</div>"
  }

  var inOneColumn: String {
    "<div class=\"sides\"><figure>\(Self.code(lines.map(\.code)))</figure></div>"
  }

  private static func code(_ lines: [String]) -> String {
    "<pre class=\"swift\"><code>\(lines.joined(separator: "\n"))</code></pre>"
  }
}
