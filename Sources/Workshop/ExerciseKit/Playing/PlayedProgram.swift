import Book
import ToolSupport

/// The original of a program, which a reset restores.
package struct PlayedProgram: Sendable {
  package let program: Program
  /// Its Swift files by path, relative to the checkout.
  package private(set) var committed: [String: String]
  package private(set) var transcript: String
  /// A note about the source of the originals; nil if git has them.
  package let note: String?
  /// Whether the original files are known.
  private let hasOriginals: Bool

  private let workspace: Workspace
  private let modules: [(folder: String, files: [String])]
  var checkout: Checkout { workspace.checkout }

  package init(_ program: Program, _ workspace: Workspace) async throws(ToolError) {
    (self.program, self.workspace) = (program, workspace)
    let checkout = workspace.checkout
    let own = try program.sources(in: checkout).map { path throws(ToolError) in
      try checkout.read(path)
    }
    modules = try SharedModule.all(for: importedModules(by: own), in: checkout).map { module in
      (module.folder, module.sources.map(\.path))
    }
    (committed, transcript) = ([:], "")
    switch program {
    case .version(let version):
      (note, hasOriginals) = (nil, true)
      (committed, transcript) = try version.originals(in: checkout)
    case .chapter(let chapter):
      let originals = await Originals(of: workspace)
      if let path = originals.missing(in: [chapter.folder] + modules.map(\.folder)).first {
        hasOriginals = false
        note =
          "\(Originals.folder)/\(path) was deleted, so \(chapter.title) can't be reset. "
          + "Copy \(path) there from the package that you unpacked, then try again."
      } else {
        (note, hasOriginals) = (originals.note, originals.areKnown)
      }
      var now = try texts()
      now[chapter.expected] = try? checkout.read(chapter.expected)
      committed = try await originals.texts(
        in: [chapter.folder] + modules.map(\.folder), now: now)
      guard let text = committed.removeValue(forKey: chapter.expected) else {
        throw ToolError("\(chapter.expected) cannot be read.")
      }
      transcript = text
    }
    for folder in try folders() { checkout.files.removeOldDrafts(in: checkout.path(folder)) }
  }

  /// Its current Swift files, and those of the imported modules.
  func texts() throws(ToolError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in try paths() { texts[path] = try checkout.read(path) }
    return texts
  }

  /// The folders of its files.
  func folders() throws(ToolError) -> Set<String> {
    Set(try paths().map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) })
  }

  /// The sorted paths of the changed files.
  package func changed(_ texts: [String: String]) -> [String] {
    Set(texts.keys).union(committed.keys).filter { !texts[$0].hasSameBytes(as: committed[$0]) }
      .sorted()
  }

  /// The path within the program; for an imported module, the whole path.
  package func name(_ path: String) -> String {
    let folder = "\(program.folder)/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The changed source lines, below the path of their file.
  package func change(_ texts: [String: String]) -> [String] {
    changed(texts).flatMap { path in
      let (old, new) = ((committed[path] ?? "").withLineFeeds, (texts[path] ?? "").withLineFeeds)
      return [path]
        + (old.hasSameBytes(as: new) && !old.isEmpty
          ? ["  Only line endings differ."] : differingLines(from: old, to: new).withoutMarks)
    }
  }

  /// Restores every original file and saves the changed ones, even if they aren't text.
  ///
  /// - Returns: whether anything had changed.
  /// - Throws: `ToolError` if the originals are unknown.
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
      let kept = KeptProgram(workspace, program)
      try kept.keep(seen, lock)
      try workspace.put(new, over: seen, keepingIn: kept, lock)
      return true
    }
  }

  /// The current paths of its Swift files, and those of the imported modules.
  private func paths() throws(ToolError) -> [String] {
    // An editor may have deleted a file meanwhile.
    try (program.sources(in: checkout) + modules.flatMap(\.files)).filter {
      checkout.files.exists(checkout.path($0))
    }
  }
}
