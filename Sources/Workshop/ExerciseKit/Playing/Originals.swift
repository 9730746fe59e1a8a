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
  private let history: History
  private let workspace: Workspace
  private var checkout: Checkout { workspace.checkout }

  package init(of workspace: Workspace) async {
    self.workspace = workspace
    history = await History(of: workspace)
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
    for path in texts.keys { originals[path] = nil }
    for folder in folders where checkout.files.isFolder("\(copies)/\(folder)") {
      for name in try checkout.files.files(below: "\(copies)/\(folder)") {
        originals["\(folder)/\(name)"] = try checkout.files.read("\(copies)/\(folder)/\(name)")
      }
    }
    return originals
  }

  /// The file that tells of which package the copies are.
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
    let versionFile = "\(folder)/\(Originals.versionFile)"
    if (try? files.read(versionFile)) == version { return }
    try withStateLock { _ throws(ToolError) in
      if (try? files.read(versionFile)) == version { return }
      // Nobody else has the lock, so another one is of a process that was killed.
      let draft = "\(folder)-draft"
      try? files.remove(draft)
      defer { try? files.remove(draft) }
      for path in try originalPaths() {
        guard let text = try? checkout.read(path) else { continue }
        try files.write(text, makingFoldersTo: "\(draft)/\(path)")
      }
      try files.write(version, to: "\(draft)/\(Originals.versionFile)")
      // The older copies stay, for they may be the only ones.
      var number = 1
      while files.exists("\(folder)-\(number)") { number += 1 }
      if files.exists(folder) { try files.move(folder, to: "\(folder)-\(number)") }
      try files.move(draft, to: folder)
    }
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
    "\(ContentHash((try? checkout.read("Scripts/Checked.txt")) ?? ""))\n"
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
