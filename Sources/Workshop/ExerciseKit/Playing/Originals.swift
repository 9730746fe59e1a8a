import Book
import ToolSupport

/// The original programs of the chapters, which a reset restores.
///
/// They come from git if there is a history. Otherwise, as in an unpacked ZIP file, the first verb copies them to
/// `.workshop/original`, and copies them again after a newer package was unpacked over this one.
package struct Originals: Sendable {
  /// The copies, relative to the checkout.
  static let folder = "\(LearnerProgress.folder)/original"

  /// A note about the source of the originals; nil if git has them.
  package let note: String?
  /// Whether the originals are known.
  let areKnown: Bool
  private let history: GitHistory
  private let workspace: Workspace
  private var checkout: Checkout { workspace.checkout }

  package init(of workspace: Workspace) async {
    self.workspace = workspace
    history = await GitHistory(of: workspace)
    guard history.answer != .known else {
      (note, areKnown) = (nil, true)
      return
    }
    try? workspace.copyOriginals()
    let copies = workspace.checkout.path("\(Self.folder)/\(Self.versionFile)")
    areKnown = workspace.files.exists(copies)
    let since =
      areKnown
      ? "Reset restores the copies that the workshop made when it first ran here without git."
      : "The workshop can't write copies of the files here, so nothing can be reset."
    if case .refused(let words) = history.answer {
      note = "git can't be used here: \(words) \(since)"
    } else {
      note = "This folder has no git history. \(since)"
    }
  }

  /// The original Swift files and transcripts of these folders, by path.
  ///
  /// - Parameter texts: the current files by path, which are used if they are unchanged.
  /// - Throws: `ToolError` if git has a history and fails.
  func texts(in folders: [String], now texts: [String: String]) async throws(ToolError) -> [String:
    String]
  {
    var originals = texts
    if history.answer == .known {
      let (all, changed) = try await history.compared(texts.keys.sorted(), in: folders)
      for path in texts.keys where !all.contains(path) { originals[path] = nil }
      for path in changed.sorted() where path.isOriginal {
        originals[path] = await history.text(of: path)
      }
      return originals
    }
    let copies = checkout.path(Self.folder)
    guard areKnown else { return texts }
    let missing = Set(missing(in: folders))
    for path in texts.keys where !missing.contains(path) { originals[path] = nil }
    for folder in folders where checkout.files.isFolder("\(copies)/\(folder)") {
      for name in try checkout.files.files(below: "\(copies)/\(folder)") {
        originals["\(folder)/\(name)"] = try checkout.files.read("\(copies)/\(folder)/\(name)")
      }
    }
    return originals
  }

  /// The files in these folders whose copies were deleted.
  func missing(in folders: [String]) -> [String] {
    guard history.answer != .known else { return [] }
    let copies = checkout.path(Self.folder)
    let list = (try? checkout.files.read("\(copies)/\(Self.versionFile)"))?.lines.dropFirst() ?? []
    return list.filter { path in
      folders.contains { path.hasPrefix("\($0)/") } && !checkout.files.exists("\(copies)/\(path)")
    }
  }

  /// The file with the package's version and the list of the copied files.
  fileprivate static let versionFile = "package.txt"
}

extension String {
  /// Whether a path is a source file of a chapter's program or of its modules.
  private var isOfProgram: Bool {
    hasSuffix(".swift") && !Chapter.besideProgram.contains { contains("/\($0)/") }
  }

  /// Whether a reset restores the file at a path.
  fileprivate var isOriginal: Bool { isOfProgram || hasSuffix("/Expected.txt") }
}

extension Workspace {
  /// Copies the originals before the first edit if there is no repository. Does nothing if they are copied
  /// already, or if the checkout is read-only.
  package func copyOriginalsWithoutRepository() {
    if !files.exists(checkout.path(".git")) { try? copyOriginals() }
  }

  fileprivate func copyOriginals() throws(ToolError) {
    let (folder, version) = (checkout.path(Originals.folder), version())
    if copied(to: folder) == version { return }
    try withStateLock { _ throws(ToolError) in
      if copied(to: folder) == version { return }
      // Under the lock, an existing draft is from a killed process. Its files are older than any later edit.
      let draft = "\(folder)-draft"
      if copied(to: draft) != version { try? files.remove(draft) }
      let versionFile = "\(draft)/\(Originals.versionFile)"
      try files.write("\(version)\n", makingFoldersTo: versionFile)
      for path in try originalPaths() where !files.exists("\(draft)/\(path)") {
        guard let text = try? checkout.read(path) else { continue }
        try files.write(text, makingFoldersTo: "\(draft)/\(path)")
      }
      let copies = try files.files(below: draft).filter { $0 != Originals.versionFile }
      try files.write(
        ([version] + copies).map { "\($0)\n" }.joined(), to: versionFile)
      // The older copies stay, because they may be the only ones.
      var number = 1
      while files.exists("\(folder)-\(number)") { number += 1 }
      if files.exists(folder) { try files.move(folder, to: "\(folder)-\(number)") }
      try files.move(draft, to: folder)
    }
  }

  /// The version of the package whose files were copied to a folder.
  private func copied(to folder: String) -> String? {
    (try? files.read("\(folder)/\(Originals.versionFile)"))?.lines.first
  }

  /// The files that a learner may change and reset.
  private func originalPaths() throws(ToolError) -> [String] {
    var paths: [String] = []
    for chapter in try checkout.chapters() {
      paths += try checkout.sources(of: chapter) + [chapter.expected]
    }
    for room in ["Sources/Support", "Sources/Features"]
    where files.isFolder(checkout.path(room)) {
      paths += try files.files(below: checkout.path(room)).map { "\(room)/\($0)" }
        .filter(\.isOriginal)
    }
    // Links that lead out of the checkout are excluded.
    let root = files.realPath(of: checkout.root)
    return paths.filter { files.realPath(of: checkout.path($0)).hasPrefix("\(root)/") }
  }

  /// Identifies the package's version, by a file that no learner edits.
  private func version() -> String {
    "\(ContentHash((try? checkout.read("Scripts/Checked.txt")) ?? ""))"
  }

  /// The checkout with the original program and transcript of every chapter, despite any edits.
  ///
  /// - Throws: `ToolError` if git has a history and fails.
  package func committed() async throws(ToolError) -> Checkout {
    var now: [String: String] = [:]
    for path in try originalPaths() where path.hasPrefix("Chapters/") {
      now[path] = try? checkout.read(path)
    }
    // All of them, because the learner goes on editing.
    var texts: [String: String] = [:]
    for (path, text) in try await Originals(of: self).texts(in: ["Chapters"], now: now) {
      texts[checkout.path(path)] = text
    }
    return Checkout(root: checkout.root, files: OverlaidFiles(texts, over: files))
  }
}
