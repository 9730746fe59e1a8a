import Book
import ToolSupport

extension BookSite {
  /// The page of a difference of an app in versions, each file in two columns; nil for another file.
  func difference(_ source: String) throws(ToolError) -> String? {
    guard let match = source.wholeMatch(of: #/(.+)\/Differences\/(\d+)\.diff/#),
      case let folder = String(match.1), checkout.files.isFolder(checkout.path("\(folder)/App")),
      let number = Int(match.2)
    else { return nil }
    let app = try AppVersions(in: folder, of: checkout)
    let steps = Array(zip(app.differences, zip(app.files, app.files.dropFirst())))
    guard steps.indices.contains(number - 1) else { return nil }
    let (difference, (old, new)) = steps[number - 1]
    // The models come before the screens, which use them, and both before the tests.
    let rooms = ["Sources/", "Screens/", ""]
    let files = rooms.flatMap { room in
      difference.files.map(\.path).filter { path in rooms.first(where: path.hasPrefix) == room }
    }.map { path in
      "<h2>\(path.escapedForHTML)</h2>\n" + Self.change(from: old[path], to: new[path])
    }
    func link(_ step: Int, _ words: String) -> String {
      steps.indices.contains(step - 1)
        ? "<a href=\"\(step).diff.html\">\(words)</a>" : ""
    }
    let title = "Difference \(number) of \(app.differences.count)"
    let body = """
      <h1>\(title)</h1>
      <p><a href="../../\((folder.split(separator: "/").last ?? "").percentEncoded).html">The page about it</a></p>
      \(files.joined(separator: "\n"))
      <nav class="around" aria-label="Previous and next">
      \(link(number - 1, "← Difference \(number - 1)")) \(link(number + 1, "Difference \(number + 1) →"))
      </nav>

      """
    return document(title, body, at: "\(source).html", around: source)
  }

  /// What changes in a file. A new file and a removed one have only one column.
  private static func change(from old: String?, to new: String?) -> String {
    guard let old, let new else {
      let word = old == nil ? "New" : "Removed"
      let code = SwiftHTML(old ?? new ?? "").html
      return "<p>\(word)</p>\n<pre class=\"swift\"><code>\(code)</code></pre>"
    }
    return SideBySide(shortened(markedLines(from: old.lines, to: new.lines), around: 3)).html
  }
}
