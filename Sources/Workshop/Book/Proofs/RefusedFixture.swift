import ToolSupport

/// Code that the compiler must reject, and its repair: `Chapters/NN-Name/Refused/Name.swift`, or a
/// folder `Refused/Name/` with several files.
///
/// "A fixture" in `Chapters/Maintaining/Adding.md` explains its header and comments.
package struct RefusedFixture: Sendable {
  let chapter: Chapter
  /// The name in `Claims.md`: `Deps1/Refused/Original`.
  package let name: String
  /// Relative to the checkout.
  package let path: String
  /// The claims that the fixture proves.
  package let ids: [String]
  /// The file with the header; relative to the checkout.
  let page: String
  private(set) var modes = [6]
  private(set) var flags: [String] = []
  private(set) var isScript = false
  /// Whether the fixture uses no code of the package, and gives no reason for that.
  let isDetached: Bool
  /// The fixture's own files and, after them, those of its modules, sorted.
  let files: [String]
  let modules: [(name: String, files: [String])]

  /// The fixtures of all chapters, in order.
  package static func all(in checkout: Checkout) throws(ToolError) -> [RefusedFixture] {
    var fixtures: [RefusedFixture] = []
    for chapter in try checkout.chapters() { fixtures += try all(of: chapter, in: checkout) }
    return fixtures
  }

  /// The fixtures of a chapter, by name.
  package static func all(
    of chapter: Chapter, in checkout: Checkout
  ) throws(ToolError) -> [RefusedFixture] {
    try checkout.names(in: "\(chapter.folder)/Refused").map { entry throws(ToolError) in
      try RefusedFixture(entry, of: chapter, in: checkout)
    }
  }

  private init(
    _ entry: String, of chapter: Chapter, in checkout: Checkout
  ) throws(ToolError) {
    self.chapter = chapter
    path = "\(chapter.folder)/Refused/\(entry)"
    let stem = entry.hasSuffix(".swift") ? String(entry.dropLast(6)) : entry
    name = "\(chapter.name)/Refused/\(stem)"
    let absolute = checkout.path(path)
    if checkout.files.isFolder(absolute) {
      let names = try checkout.files.entries(of: absolute)
      files = names.filter { $0.hasSuffix(".swift") }.map { "\(absolute)/\($0)" }
      let folders = names.filter { checkout.files.isFolder("\(absolute)/\($0)") }
      modules = try folders.map { name throws(ToolError) in
        let inner = try checkout.files.files(below: "\(absolute)/\(name)")
        return (name, inner.map { "\(absolute)/\(name)/\($0)" })
      }
    } else {
      (files, modules) = ([absolute], [])
    }
    guard let first = files.first else { throw ToolError("\(path) contains no Swift file.") }
    page = checkout.relative(first)
    let header = try checkout.files.read(first).split(separator: "\n")
      .prefix { $0.hasPrefix("// ") }.map { $0.dropFirst(3) }
    guard let title = header.first, title.hasPrefix("Refused: ") else {
      throw ToolError("\(path):1: A fixture must begin with '// Refused: what and why (ID)'.")
    }
    ids = title.matches(of: #/[A-Z]+-[A-Z]?\d+/#).map { String($0.0) }
    guard !ids.isEmpty else {
      throw ToolError("\(path):1: Add a claim id, such as (DEPS-01), to the first line.")
    }
    let libraries =
      try checkout.names(in: "Sources/Features") + checkout.names(in: "Sources/Support")
    let own = try libraries + checkout.chapters().map(\.name)
    let imported = importedModules(by: try files.map(checkout.files.read))
    isDetached =
      modules.isEmpty && imported.isDisjoint(with: own)
      && !header.contains { $0.hasPrefix("alone: ") }
    for (index, line) in header.enumerated().dropFirst() {
      if line.hasPrefix("modes:") {
        let words = line.dropFirst("modes:".count).split(separator: " ")
        modes = words.compactMap { Int($0) }
        guard !modes.isEmpty, modes.count == words.count else {
          throw ToolError(
            "\(path):\(index + 1): '\(line)' must list language modes, such as 'modes: 5 6'.")
        }
      } else if line.hasPrefix("flags: ") {
        flags = line.dropFirst("flags: ".count).split(separator: " ").map(String.init)
      } else if line == "script" {
        isScript = true
      }
    }
  }
}

/// The expected messages of a fixture, in the order of the file.
func expectedWords(of fixture: RefusedFixture, in checkout: Checkout) throws(ToolError) -> [String]
{
  var words: [String] = []
  for file in fixture.files {
    let source = try checkout.source(checkout.relative(file))
    for token in source.tokens where token.kind == .comment {
      let comment = source.text(in: token.range)
      guard comment.contains("expected-") else { continue }
      let pattern =
        #/expected-(?:swift(\d)-)?(error|note|warning)\s*(?:@[^\s{]+\s*)?(?:\d+\s*)?\{\{(.*?)\}\}/#
      for match in comment.matches(of: pattern) {
        let mode = match.1.map { " in Swift \($0) mode" } ?? ""
        words.append("\(match.2)\(mode): \(match.3)")
      }
    }
  }
  return words
}
