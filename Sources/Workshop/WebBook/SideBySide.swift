import Book

/// A difference in two columns, the old lines beside the new ones, or in one. The lines that replace others are beside them.
struct SideBySide {
  private var old: [String] = []
  private var new: [String] = []
  private var all: [String] = []

  /// - Parameter difference: its lines begin with `- `, `+ ` or two spaces.
  init(_ difference: [String]) {
    for line in difference {
      let code = SwiftHTML(String(line.dropFirst(2))).html
      switch line.first {
      case "-":
        old.append("<del>\(code)</del>")
        all.append("<del>\(code)</del>")
      case "+":
        new.append("<ins>\(code)</ins>")
        all.append("<ins>\(code)</ins>")
      default:
        align()
        old.append(code)
        new.append(code)
        all.append(code)
      }
    }
    align()
  }

  /// Makes the columns equally long.
  private mutating func align() {
    let length = max(old.count, new.count)
    old += Array(repeating: "", count: length - old.count)
    new += Array(repeating: "", count: length - new.count)
  }

  var html: String {
    let columns = [("Before", old), ("After", new)].map { title, lines in
      "<figure><figcaption>\(title)</figcaption>\(Self.code(lines))</figure>"
    }
    return "<div class=\"sides\">\(columns.joined())</div>"
  }

  var inOneColumn: String { "<div class=\"sides\"><figure>\(Self.code(all))</figure></div>" }

  private static func code(_ lines: [String]) -> String {
    "<pre class=\"swift\"><code>\(lines.joined(separator: "\n"))</code></pre>"
  }
}
