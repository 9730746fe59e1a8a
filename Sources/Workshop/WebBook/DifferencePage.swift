import Book
import ExerciseKit
import ToolSupport

/// The pages of an app that changes step by step: each difference in two columns, and in the live book each version with
/// an editor.
extension BookSite {
  /// The page of a difference; nil for another file.
  func difference(_ source: String) throws(ToolError) -> String? {
    guard let match = source.wholeMatch(of: #/Chapters/([A-Za-z]+)/Differences/(\d+)\.diff/#),
      let number = Int(match.2), number > 0,
      let version = try? checkout.version("\(match.1)\(number)")
    else { return nil }
    let app = try AppVersions(in: version.app, of: checkout)
    let files = Self.changes(to: number, of: app).map { path, old, new in
      "<h2>\(path.escapedForHTML)</h2>\n" + Self.change(from: old, to: new)
    }
    let title = "Difference \(number) of \(app.differences.count)"
    let body = """
      <h1>\(title)</h1>
      <p><a href="../../\(version.appName).html">The page about it</a>\(
        isLive ? " · <a href=\"../Versions/\(number).html\">Edit and run the app after it</a>" : "")</p>
      \(files.joined(separator: "\n"))
      \(Self.around(number, in: 1...app.differences.count) { ("\($0).diff.html", "Difference \($0)") })
      """
    return document(title, body, at: "\(source).html", around: source)
  }

  /// The page of a version, `Chapters/OldApp/Versions/3`: its editor, beside what the last difference changed. Nil for
  /// another page, and in a book without a server.
  func version(_ name: String) throws(ToolError) -> String? {
    guard isLive, let match = name.wholeMatch(of: #/Chapters/([A-Za-z]+)/Versions/(\d+)/#),
      let version = try? checkout.version("\(match.1)\(match.2)")
    else { return nil }
    let app = try AppVersions(in: version.app, of: checkout)
    let number = version.number
    func title(_ number: Int) -> String {
      number == 0 ? "The first version" : "After difference \(number)"
    }
    let files = Self.changes(to: number, of: app).map { path, old, new in
      let lines = shortened(markedLines(from: (old ?? "").lines, to: (new ?? "").lines), around: 2)
      return "<h3>\(path.escapedForHTML)</h3>\n\(SideBySide(lines).inOneColumn)"
    }
    let changed =
      number == 0
      ? ""
      : "<h2>What difference \(number) changed</h2>\n"
        + "<p><a href=\"../Differences/\(number).diff.html\">The same in two columns</a></p>\n"
        + files.joined(separator: "\n")
    let body = """
      <h1>\(title(number))</h1>
      <p>Change the app, and read how its output changes. A save goes to <code>\(version.folder)</code>, a package of its \
      own. You run its tests in a terminal:</p>
      <pre><code>swift test --package-path \(version.folder)</code></pre>
      <p>The program logs in at a server on your own machine. <a href="../../\(version.appName).html">The page about the \
      app</a> says what each difference is for.</p>
      \(changed)
      \(Self.around(number, in: 0...app.differences.count) { ("\($0).html", title($0)) })
      """
    let desk = Editor(of: version.name, in: version.folder, kind: .version).html
    return document(title(number), body, desk: desk, at: "\(name).html", around: name)
  }

  /// A link from a block with code of a version, or with the output of the first one, to that version's editor; empty for
  /// any other block.
  static func versionLink(from marker: String?) -> String {
    let number =
      marker?.firstMatch(of: #/^(?:version|change): \w+ (\d+) /#)?.1
      ?? (marker?.hasPrefix("recorded: ") == true ? "0" : nil)
    return number.map {
      "<a class=\"to\" href=\"OldApp/Versions/\($0).html\">Edit and run the app</a>"
    } ?? ""
  }

  /// The changed files of a version, with their old and new texts. The models come before the screens, which use them,
  /// and both before the tests.
  private static func changes(
    to number: Int, of app: AppVersions
  ) -> [(path: String, old: String?, new: String?)] {
    guard number > 0 else { return [] }
    let rooms = ["Sources/", "Screens/", ""]
    let paths = app.differences[number - 1].files.map(\.path)
    return rooms.flatMap { room in
      paths.filter { path in rooms.first(where: path.hasPrefix) == room }
    }.map { ($0, app.files[number - 1][$0], app.files[number][$0]) }
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

  /// Links to the page before and after.
  private static func around(
    _ number: Int, in all: ClosedRange<Int>, _ page: (Int) -> (path: String, title: String)
  ) -> String {
    func link(_ other: Int, _ words: (String) -> String) -> String {
      let (path, title) = page(other)
      return all.contains(other) ? "<a href=\"\(path)\">\(words(title))</a>" : ""
    }
    return """
      <nav class="around" aria-label="Previous and next">
      \(link(number - 1) { "← \($0)" }) \(link(number + 1) { "\($0) →" })
      </nav>

      """
  }
}
