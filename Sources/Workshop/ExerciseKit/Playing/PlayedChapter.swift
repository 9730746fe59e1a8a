import Book
import ToolSupport

/// A chapter as it is committed, to which a person who plays with it can go back.
package struct PlayedChapter: Sendable {
  package let chapter: Chapter
  /// Its Swift files by path, relative to the checkout.
  package private(set) var committed: [String: String]
  package private(set) var transcript: String
  /// Whether this checkout has no git history, so that it counts as committed what was there at the
  /// beginning.
  package private(set) var hasNoHistory = true

  private let workspace: Workspace
  private let modules: [(folder: String, files: [String])]
  private var checkout: Checkout { workspace.checkout }

  package init(_ chapter: Chapter, _ workspace: Workspace) async throws(ToolError) {
    (self.chapter, self.workspace) = (chapter, workspace)
    transcript = try workspace.checkout.read(chapter.expected)
    let checkout = workspace.checkout
    let own = try checkout.sources(of: chapter).map { path throws(ToolError) in
      try checkout.read(path)
    }
    modules = try SharedModule.all(for: importedModules(by: own), in: checkout).map { module in
      (module.folder, module.sources.map(\.path))
    }
    committed = [:]
    committed = try texts()
    let folders = [chapter.folder] + modules.map(\.folder)
    let history = History(of: workspace)
    guard let text = await history.text(of: chapter.expected) else { return }
    (transcript, hasNoHistory) = (text, false)
    for path in await history.new(in: folders) { self.committed[path] = nil }
    for path in await history.changed(in: folders) where path.isOfProgram {
      self.committed[path] = await history.text(of: path)
    }
  }

  /// Its Swift files as they are now, and those of the modules that it imports.
  func texts() throws(ToolError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in try checkout.sources(of: chapter) + modules.flatMap(\.files) {
      // Between two looks an editor may have taken the file away.
      if checkout.files.exists(checkout.path(path)) { texts[path] = try checkout.read(path) }
    }
    return texts
  }

  /// The folders of its files.
  func folders() throws(ToolError) -> Set<String> {
    Set(try texts().keys.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) })
  }

  /// The paths of the files that are not as they are committed, sorted.
  package func changed(_ texts: [String: String]) -> [String] {
    Set(texts.keys).union(committed.keys).filter { texts[$0] != committed[$0] }.sorted()
  }

  /// The path within the chapter; of a module that it imports, the whole one.
  package func name(_ path: String) -> String {
    let folder = "\(chapter.folder)/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The lines of the source that differ, below the path of their file.
  package func change(_ texts: [String: String]) -> [String] {
    changed(texts).flatMap { path in
      [path] + differingLines(from: committed[path] ?? "", to: texts[path] ?? "").withoutMarks
    }
  }

  /// Makes every file as it is committed; what stood there is kept.
  ///
  /// - Returns: whether anything was another.
  func goBack() throws(ToolError) -> Bool {
    let now = try texts()
    let changed = changed(now)
    guard !changed.isEmpty else { return false }
    try KeptChapter(workspace, chapter).keep(now.filter { changed.contains($0.key) })
    for path in changed {
      if let text = committed[path] {
        try checkout.files.write(text, makingFoldersTo: checkout.path(path))
      } else {
        try checkout.files.remove(checkout.path(path))
      }
    }
    return true
  }
}

/// Files of a chapter that `play` took away, so that nothing is lost.
///
/// They are in the folders `0001`, `0002`, … of `.workshop/kept/NAME`; the last is the newest.
package struct KeptChapter {
  private let workspace: Workspace
  private let chapter: Chapter
  private let folder: String
  private var files: any FileSystem { workspace.files }

  package init(_ workspace: Workspace, _ chapter: Chapter) {
    (self.workspace, self.chapter) = (workspace, chapter)
    folder = workspace.checkout.path("\(LearnerProgress.folder)/kept/\(chapter.name)")
  }

  /// Whether there is anything to bring back.
  package var isEmpty: Bool { (try? newest()) == nil }

  /// - Parameter texts: by path, relative to the checkout.
  package func keep(_ texts: [String: String]) throws(ToolError) {
    guard !texts.isEmpty, try newest() != texts else { return }
    let number = (try versions().last.flatMap { Int($0) } ?? 0) + 1
    let version = "\(folder)/\(String(10_000 + number).dropFirst())"
    for (path, text) in texts {
      try files.write(text, makingFoldersTo: "\(version)/\(path)")
    }
  }

  /// Puts kept files back that are not as they stand there: the newest, or those older than some that
  /// were brought back before. What stands there is kept instead.
  ///
  /// - Parameter version: the one that was brought back last; nil where none was.
  /// - Returns: the paths of the files, and their version.
  package func bringBack(
    before version: String? = nil
  ) throws(ToolError) -> (paths: [String], version: String) {
    let checkout = workspace.checkout
    for older in try versions().reversed() where version.map({ older < $0 }) ?? true {
      let texts = try texts(of: older)
      var current: [String: String] = [:]
      for path in texts.keys where files.exists(checkout.path(path)) {
        current[path] = try checkout.read(path)
      }
      guard current != texts else { continue }
      if version == nil { try keep(current) }
      for (path, text) in texts { try files.write(text, makingFoldersTo: checkout.path(path)) }
      return (texts.keys.sorted(), older)
    }
    throw ToolError("There is no \(version == nil ? "" : "older ")kept text of \(chapter.title).")
  }

  private func newest() throws(ToolError) -> [String: String]? {
    guard let version = try versions().last else { return nil }
    return try texts(of: version)
  }

  private func texts(of version: String) throws(ToolError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in try files.files(below: "\(folder)/\(version)") {
      texts[path] = try files.read("\(folder)/\(version)/\(path)")
    }
    return texts
  }

  private func versions() throws(ToolError) -> [String] {
    files.isFolder(folder) ? try files.entries(of: folder) : []
  }
}
