import Book
import ToolSupport

/// The programs of the chapters as they came with the package, which a learner can go back to.
///
/// git has them where there is a history. Elsewhere, as in an unpacked ZIP file, the first verb that runs
/// copies them to `.workshop/original`, and copies them anew where a newer package was unpacked over
/// this one.
package struct Originals: Sendable {
  /// What the workshop keeps of the originals, relative to the checkout.
  static let folder = "\(LearnerProgress.folder)/original"

  /// What a person should know about where the originals come from; nil where git has them.
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

  /// The Swift files of these folders as they came, and the transcripts, by path.
  ///
  /// - Parameter texts: those that are there now, by path. Those that came with the package and have not
  ///   changed are taken from here.
  /// - Throws: `ToolError` where git has a history and doesn't answer.
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

  /// The files in these folders whose copies somebody has deleted.
  func missing(in folders: [String]) -> [String] {
    guard history.answer != .known else { return [] }
    let copies = checkout.path(Self.folder)
    let list = (try? checkout.files.read("\(copies)/\(Self.versionFile)"))?.lines.dropFirst() ?? []
    return list.filter { path in
      folders.contains { path.hasPrefix("\($0)/") } && !checkout.files.exists("\(copies)/\(path)")
    }
  }

  /// The file that tells of which package the copies are, and which files were copied.
  fileprivate static let versionFile = "package.txt"
}

extension String {
  /// Whether a path is that of a Swift file that a chapter's program, or a module of it, is built from.
  private var isOfProgram: Bool {
    hasSuffix(".swift") && !Chapter.besideProgram.contains { contains("/\($0)/") }
  }

  /// Whether a path is that of a file that a learner can go back to.
  fileprivate var isOriginal: Bool { isOfProgram || hasSuffix("/Expected.txt") }
}

extension Workspace {
  /// Copies the originals where there is no repository, before the first edit. Does nothing where they
  /// have been copied, and where nothing can be written.
  package func copyOriginalsWithoutRepository() {
    if !files.exists(checkout.path(".git")) { try? copyOriginals() }
  }

  fileprivate func copyOriginals() throws(ToolError) {
    let (folder, version) = (checkout.path(Originals.folder), version())
    if copied(to: folder) == version { return }
    try withStateLock { _ throws(ToolError) in
      if copied(to: folder) == version { return }
      // Nobody else has the lock, so another one is of a process that was killed. Its files are older than
      // any edit since.
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
      // The older copies stay, for they may be the only ones.
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

  /// The files that a learner may change, and can go back to.
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
    // A link that leads out of the checkout is nobody's original.
    let root = files.realPath(of: checkout.root)
    return paths.filter { files.realPath(of: checkout.path($0)).hasPrefix("\(root)/") }
  }

  /// Another text for another version of the package: of a file that no learner edits.
  private func version() -> String {
    "\(ContentHash((try? checkout.read("Scripts/Checked.txt")) ?? ""))"
  }

  /// The checkout in which every chapter's program and transcript is as it came, whatever a person
  /// who plays has made of it.
  ///
  /// - Throws: `ToolError` where git has a history and doesn't answer.
  package func committed() async throws(ToolError) -> Checkout {
    var now: [String: String] = [:]
    for path in try originalPaths() where path.hasPrefix("Chapters/") {
      now[path] = try? checkout.read(path)
    }
    // All of them, because the person goes on editing.
    var texts: [String: String] = [:]
    for (path, text) in try await Originals(of: self).texts(in: ["Chapters"], now: now) {
      texts[checkout.path(path)] = text
    }
    return Checkout(root: checkout.root, files: OverlaidFiles(texts, over: files))
  }
}
