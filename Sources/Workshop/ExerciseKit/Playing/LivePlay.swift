import Book
import ToolSupport

/// What decides while a person plays with a chapter: which texts are new, what is built, what is kept.
/// A terminal and a page of the book each show it in their way.
package struct LivePlay: Sendable {
  /// What became of some files.
  package struct Played: Sendable {
    package let texts: [String: String]
    package let outcome: PlayedOutcome
  }

  /// What a look at the files found.
  package enum Look: Sendable, Equatable {
    case same
    /// A file is gone, and an editor may be about to put it back: look again in a moment.
    case waits
    /// There are new texts to build. The sentence, where there is one, tells what is gone.
    case new(String)
  }

  /// Where the loop stands. Texts are by path.
  private enum Position {
    /// Nothing was looked at yet.
    case start
    /// These files were given to the work.
    case worked(on: [String: String])
    /// The work on these was ended, or failed by no fault of theirs: the next look finds them new.
    case open([String: String])
    /// A file of the first ones is gone, and may come back: the second ones are left.
    case waiting(from: [String: String], left: [String: String], isOpen: Bool)

    var texts: [String: String]? {
      switch self {
      case .start: nil
      case .worked(let texts), .open(let texts), .waiting(let texts, _, _): texts
      }
    }

    var isOpen: Bool {
      switch self {
      case .start, .open: true
      case .worked: false
      case .waiting(_, _, let isOpen): isOpen
      }
    }
  }

  /// The kept version that undo brought back last.
  private enum Restored {
    case nothing
    /// The next new texts are that version, and not a save.
    case justNow(version: String)
    case before(version: String)

    var version: String? {
      switch self {
      case .nothing: nil
      case .justNow(let version), .before(let version): version
      }
    }
  }

  package let played: PlayedChapter
  /// The files that were looked at last; nil before the first time.
  package var seen: [String: String]? { position.texts }
  private let workspace: Workspace
  private var position = Position.start
  private var restored = Restored.nothing
  /// The files that were built last.
  private var built: [String: String] = [:]
  private var builder: Task<Result<ChapterBuilder, ToolError>, Never>
  /// What a person presses to bring back a text.
  private let (undo, reset): (String, String)

  /// - Parameters:
  ///   - undo: what a person presses to bring back what was kept.
  ///   - reset: what they press to bring back what is committed.
  package init(
    _ workspace: Workspace, _ chapter: Chapter, undo: String, reset: String
  ) async throws(ToolError) {
    (self.workspace, self.undo, self.reset) = (workspace, undo, reset)
    _ = workspace.removeStaleModuleCache()
    played = try await PlayedChapter(chapter, workspace)
    builder = Self.builder(workspace, chapter)
  }

  private static func builder(
    _ workspace: Workspace, _ chapter: Chapter
  ) -> Task<Result<ChapterBuilder, ToolError>, Never> {
    Task {
      await Result(of: { () throws(ToolError) in try await ChapterBuilder(workspace, chapter) })
    }
  }

  /// The folders to wait for saves in.
  package func folders() throws(ToolError) -> [String] {
    try played.folders().sorted().map(workspace.checkout.path)
  }

  /// Reads the files, and keeps the text of one that is gone.
  package mutating func look() throws(ToolError) -> Look {
    let texts = try played.texts()
    let isNew = !texts.hasSameBytes(as: seen)
    guard isNew || position.isOpen else {
      position = .worked(on: texts)
      return .same
    }
    let gone = (seen ?? [:]).filter { texts[$0.key] == nil }
    if !gone.isEmpty {
      guard case .waiting(_, left: texts, _) = position else {
        position = .waiting(from: seen ?? [:], left: texts, isOpen: position.isOpen)
        return .waits
      }
    }
    var message = ""
    if !gone.isEmpty {
      // Where that fails, the next look does it.
      try workspace.withStateLock { lock throws(ToolError) in
        try KeptChapter(workspace, played.chapter).keep(gone, lock)
      }
      let names = gone.keys.sorted().joined(separator: ", ")
      message =
        "\(names) was deleted. Its text is saved. To restore it, press \(undo) or run: swift run "
        + "workshop undo \(played.chapter.name)"
    }
    if isNew {
      if case .justNow(let version) = restored {
        restored = .before(version: version)
      } else {
        restored = .nothing
      }
    }
    position = .worked(on: texts)
    guard texts["\(played.chapter.folder)/main.swift"] != nil else {
      throw ToolError(
        message.isEmpty
          ? "main.swift is missing from \(played.chapter.folder). Press \(reset) to restore it."
          : message
      )
    }
    return .new(message)
  }

  /// Makes the next look find new texts, because the work on these was ended, or is to be done again.
  ///
  /// - Parameter isRetry: whether it failed, maybe because something was killed.
  package mutating func invalidate(isRetry: Bool = false) {
    switch position {
    case .start: break
    case .worked(let texts), .open(let texts): position = .open(texts)
    case .waiting(let texts, let left, _):
      position = .waiting(from: texts, left: left, isOpen: true)
    }
    if isRetry { builder = Self.builder(workspace, played.chapter) }
  }

  /// Why texts must be saved before they run; nil where a chapter can be built without the package manager.
  package func fallbackReason() async -> String? {
    if case .failure(let error) = await builder.value { error.description } else { nil }
  }

  /// What builds and runs the texts that were looked at last.
  ///
  /// - Parameter typed: texts that take the place of theirs, by path. Nothing of them is written.
  package func work(
    trying typed: [String: String] = [:]
  ) -> @Sendable (_ tell: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Played {
    let texts = (seen ?? [:]).merging(typed) { $1 }
    let saved = Set(texts.keys.filter { !texts[$0].hasSameBytes(as: built[$0]) })
    return { [builder, workspace, played] tell throws(ToolError) in
      try workspace.requireWritableBuildFolder()
      switch await builder.value {
      case .success(let builder):
        switch try await builder.build(texts, saved: saved, tell: tell) {
        case .success(let command):
          tell("running")
          return Played(texts: texts, outcome: .ran(try await workspace.runInEmptyFolder(command)))
        case .failure(let errors): return Played(texts: texts, outcome: .doesNotCompile(errors.all))
        }
      case .failure(let reason):
        // SwiftPM builds what is saved.
        guard typed.isEmpty else { throw reason }
        tell("building with SwiftPM (slower): \(reason)")
        let errors = try await workspace.build(played.chapter)
        guard errors.isEmpty else {
          let found = CompilerErrors(in: errors.joined(separator: "\n"))
          return Played(texts: texts, outcome: .doesNotCompile(found.all))
        }
        tell("running")
        let program = Command(workspace.folder.program(played.chapter.name), limit: .seconds(10))
        return Played(texts: texts, outcome: .ran(try await workspace.run(program)))
      }
    }
  }

  /// Notes what became of texts.
  ///
  /// - Throws: what kept the work from its end. It says nothing of the texts: the next look finds them new.
  package mutating func note(_ found: Result<Played, ToolError>) throws(ToolError) -> Played {
    do throws(ToolError) {
      let found = try found.get()
      if case .ran = found.outcome { built = found.texts }
      return found
    } catch {
      invalidate(isRetry: true)
      throw error
    }
  }

  /// Makes every file as it is committed; what stood there is kept.
  ///
  /// - Returns: what there is to say of it.
  package mutating func revert() throws(ToolError) -> String {
    let changed = try played.revert()
    try forgetGone()
    let restored =
      played.note == nil ? "Files restored." : "Files restored to the workshop's first copies."
    return
      (changed
      ? "\(restored) Press \(undo) to get your changes back."
      : "Nothing to reset: no file has changed.") + (played.note.map { " \($0)" } ?? "")
  }

  /// Puts kept files back: the newest, or at the next call those before.
  package mutating func restore() throws(ToolError) -> String {
    let kept: (paths: [String], version: String)
    do throws(ToolError) {
      kept = try KeptChapter(workspace, played.chapter).restore(before: restored.version)
    } catch {
      guard restored.version != nil else { throw error }
      restored = .nothing
      throw ToolError("\(error) Press \(undo) again to start from the newest.")
    }
    try forgetGone()
    restored = .justNow(version: kept.version)
    return
      "Your version of \(kept.paths.joined(separator: ", ")) is back. \(undo): an older one, "
      + "\(reset): the original."
  }

  /// What a key took away is not missing.
  private mutating func forgetGone() throws(ToolError) {
    let now = try played.texts()
    let left = seen?.filter { now[$0.key] != nil }
    if let left { position = position.isOpen ? .open(left) : .worked(on: left) }
  }
}
