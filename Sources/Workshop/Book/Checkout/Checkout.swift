import ToolSupport

/// The folder of this package, and the places of things in it.
package struct Checkout: Sendable {
  package let root: String
  package let files: any FileSystem

  /// - Parameter root: an absolute path without a trailing slash.
  package init(root: String, files: any FileSystem) {
    (self.root, self.files) = (root, files)
  }

  /// The checkout that contains `directory`.
  package static func containing(_ directory: String, files: any FileSystem) throws(ToolError)
    -> Checkout
  {
    var folder = directory
    while !folder.isEmpty {
      let checkout = Checkout(root: folder, files: files)
      if files.exists(checkout.path("Package.swift")), files.exists(checkout.path(Contents.page)) {
        return checkout
      }
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
    throw ToolError(
      "\(directory) is not in a DependencyPlayground checkout. cd into one and try again.",
      .usedWrongly)
  }

  /// The absolute path of a file given relative to the root.
  package func path(_ relative: String) -> String { "\(root)/\(relative)" }

  /// A path relative to the root, for messages.
  package func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// A text with its paths relative to the root.
  func relativeLines(_ text: String) -> String { text.replacing(root + "/", with: "") }

  /// The text of a file given relative to the root.
  package func read(_ relative: String) throws(ToolError) -> String {
    try withRelativePaths { () throws(ToolError) in try files.read(path(relative)) }
  }

  /// The bytes of a file given relative to the root.
  package func bytes(of relative: String) throws(ToolError) -> [UInt8] {
    try withRelativePaths { () throws(ToolError) in try files.bytes(of: path(relative)) }
  }

  /// Makes the paths in an error relative to the root.
  private func withRelativePaths<Found>(_ find: () throws(ToolError) -> Found) throws(ToolError)
    -> Found
  {
    do { return try find() } catch {
      throw ToolError(relativeLines(error.description), error.kind)
    }
  }

  /// The names in a folder, sorted, without hidden ones; empty if there is no such folder.
  func names(in folder: String) throws(ToolError) -> [String] {
    guard files.isFolder(path(folder)) else { return [] }
    return try files.entries(of: path(folder)).filter { !$0.hasPrefix(".") }
  }

  /// The folders of all test targets, `Tests/Chapters/Deps1Tests`, by the target's name.
  package func testFolders() throws(ToolError) -> [(target: String, folder: String)] {
    var folders: [(target: String, folder: String)] = []
    for room in try names(in: "Tests") {
      folders += try names(in: "Tests/\(room)").map { ($0, "Tests/\(room)/\($0)") }
    }
    return folders
  }

  /// The existing chapters in order: `Chapters/NN-Name`.
  package func chapters() throws(ToolError) -> [Chapter] {
    try files.entries(of: path("Chapters")).compactMap { Chapter(folderName: $0) }
  }

  /// The chapter of a name or number.
  ///
  /// - Throws: `ToolError` with similar names if there is no such chapter.
  package func chapter(_ wanted: String) throws(ToolError) -> Chapter {
    let present = try chapters()
    if let found = present.first(where: { $0.answers(to: wanted) }) { return found }
    let planned = try Contents(of: self).entries
    if let entry = planned.first(where: { $0.chapter.answers(to: wanted) }) {
      throw ToolError("\(entry.chapter.title) is not written yet.", .usedWrongly)
    }
    if Int(wanted) != nil {
      throw ToolError("No chapter \(wanted) (1–\(planned.count)).", .usedWrongly)
    }
    let near = didYouMean(wanted, in: planned.map(\.chapter.name))
    throw ToolError("No chapter '\(wanted)'.\(near)", .usedWrongly)
  }

  /// The chapter whose folder contains a directory.
  package func chapter(at directory: String) throws(ToolError) -> Chapter? {
    try chapters().first { holds(directory, in: $0.folder) }
  }

  /// Whether a directory is inside a folder of the checkout, or is that folder.
  package func holds(_ directory: String, in folder: String) -> Bool {
    "\(directory)/".hasPrefix("\(path(folder))/")
  }
}

/// One chapter: a number and a name, which determine its folder.
package struct Chapter: Sendable, Hashable {
  package let number: Int
  package let name: String

  package init(number: Int, name: String) {
    (self.number, self.name) = (number, name)
  }

  /// Nil if the name is not of the form `NN-Name`.
  init?(folderName: String) {
    let parts = folderName.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 2, let number = Int(parts[0]) else { return nil }
    self.init(number: number, name: String(parts[1]))
  }

  /// Two digits.
  package var digits: String { number < 10 ? "0\(number)" : "\(number)" }
  /// For lists: `09 Decorators`.
  package var title: String { "\(digits) \(name)" }
  /// Relative to the checkout.
  package var folder: String { "Chapters/\(digits)-\(name)" }
  package var guide: String { "\(folder)/README.md" }
  /// A second lesson, where the chapter has one.
  package var more: String { "\(folder)/More.md" }

  /// Whether a page is the guide, its *More*, or another page beside them.
  package func has(page: String) -> Bool {
    page.hasPrefix("\(folder)/") && page.hasSuffix(".md") && !page.hasSuffix("/Reasons.md")
      && !page.dropFirst(folder.count + 1).contains("/")
  }
  package var experiments: String { "\(folder)/Experiments" }
  package var reasons: String { "\(folder)/Reasons.md" }
  package var expected: String { "\(folder)/Expected.txt" }
  package var tests: String { "\(name)Tests" }
  package var testsFolder: String { "Tests/Chapters/\(tests)" }

  package func answers(to wanted: String) -> Bool {
    wanted.lowercased() == name.lowercased() || Int(wanted) == number
  }
}
