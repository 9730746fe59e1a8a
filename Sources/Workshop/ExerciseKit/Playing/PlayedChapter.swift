import Book
import ToolSupport

/// A chapter as it is committed, to which a person who plays with it can go back.
package struct PlayedChapter: Sendable {
  package let chapter: Chapter
  /// Its Swift files by path, relative to the checkout.
  package private(set) var committed: [String: String]
  package private(set) var transcript: String
  /// What a person should know about where the originals come from; nil where git has them.
  package let note: String?
  /// Whether anybody knows how the files came.
  private let hasOriginals: Bool

  private let workspace: Workspace
  private let modules: [(folder: String, files: [String])]
  var checkout: Checkout { workspace.checkout }

  package init(_ chapter: Chapter, _ workspace: Workspace) async throws(ToolError) {
    (self.chapter, self.workspace) = (chapter, workspace)
    let checkout = workspace.checkout
    let own = try checkout.sources(of: chapter).map { path throws(ToolError) in
      try checkout.read(path)
    }
    modules = try SharedModule.all(for: importedModules(by: own), in: checkout).map { module in
      (module.folder, module.sources.map(\.path))
    }
    (committed, transcript) = ([:], "")
    let originals = await Originals(of: workspace)
    if let path = originals.missing(in: [chapter.folder] + modules.map(\.folder)).first {
      hasOriginals = false
      note =
        "\(Originals.folder)/\(path) was deleted, so \(chapter.title) can't be reset. "
        + "Copy \(path) there from the package that you unpacked, then try again."
    } else {
      (note, hasOriginals) = (originals.note, originals.areKnown)
    }
    for folder in try folders() { checkout.files.removeOldDrafts(in: checkout.path(folder)) }
    var now = try texts()
    now[chapter.expected] = try? checkout.read(chapter.expected)
    committed = try await originals.texts(
      in: [chapter.folder] + modules.map(\.folder), now: now)
    guard let text = committed.removeValue(forKey: chapter.expected) else {
      throw ToolError("\(chapter.expected) cannot be read.")
    }
    transcript = text
  }

  /// Its Swift files as they are now, and those of the modules that it imports.
  func texts() throws(ToolError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in try paths() { texts[path] = try checkout.read(path) }
    return texts
  }

  /// The folders of its files.
  func folders() throws(ToolError) -> Set<String> {
    Set(try paths().map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) })
  }

  /// The paths of the files that are not as they are committed, sorted.
  package func changed(_ texts: [String: String]) -> [String] {
    Set(texts.keys).union(committed.keys).filter { !texts[$0].hasSameBytes(as: committed[$0]) }
      .sorted()
  }

  /// The path within the chapter; of a module that it imports, the whole one.
  package func name(_ path: String) -> String {
    let folder = "\(chapter.folder)/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The lines of the source that differ, below the path of their file.
  package func change(_ texts: [String: String]) -> [String] {
    changed(texts).flatMap { path in
      let (old, new) = ((committed[path] ?? "").withLineFeeds, (texts[path] ?? "").withLineFeeds)
      return [path]
        + (old.hasSameBytes(as: new) && !old.isEmpty
          ? ["  Only line endings differ."] : differingLines(from: old, to: new).withoutMarks)
    }
  }

  /// Makes every file as it came; what stood there is kept, also if it is no text.
  ///
  /// - Returns: whether anything was another.
  /// - Throws: `ToolError` where nobody knows how the files came.
  func revert() throws(ToolError) -> Bool {
    guard hasOriginals else { throw ToolError(note ?? "The original files are unknown.") }
    return try workspace.withStateLock { lock throws(ToolError) in
      var seen: [String: [UInt8]] = [:]
      for path in try paths() { seen[path] = try checkout.bytes(of: path) }
      let originals = committed.mapValues { Array($0.utf8) }
      seen = seen.filter { originals[$0.key] != $0.value }
      var new: [String: [UInt8]?] = [:]
      for path in seen.keys { new[path] = .some(originals[path]) }
      for (path, text) in originals where !checkout.files.exists(checkout.path(path)) {
        new[path] = text
      }
      guard !new.isEmpty else { return false }
      let kept = KeptChapter(workspace, chapter)
      try kept.keep(seen, lock)
      try workspace.put(new, over: seen, keepingIn: kept, lock)
      return true
    }
  }

  /// The paths of its Swift files, and of those of the modules that it imports, as they are now.
  private func paths() throws(ToolError) -> [String] {
    // Between two looks an editor may have taken the file away.
    try (checkout.sources(of: chapter) + modules.flatMap(\.files)).filter {
      checkout.files.exists(checkout.path($0))
    }
  }
}
