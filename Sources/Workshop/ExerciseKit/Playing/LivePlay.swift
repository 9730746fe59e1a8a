import Book
import ToolSupport

/// The state of playing a program: which texts are new, built and saved. The terminal and the book present it.
package struct LivePlay: Sendable {
  package struct Played: Sendable {
    package let texts: [String: String]
    package let outcome: PlayedOutcome
  }

  package enum Look: Sendable, Equatable {
    case same
    /// A file is missing, but an editor may be about to restore it, so look again soon.
    case waits
    /// There are new texts to build. The message reports deleted files; it may be empty.
    case new(String)
  }

  /// The state of the loop, with texts by path.
  private enum Position {
    /// Before the first look.
    case start
    /// The work has these files.
    case worked(on: [String: String])
    /// The work was canceled or failed for another reason than the texts: the next look reports them as new.
    case open([String: String])
    /// A file of the first set is gone and may come back; the second set is left.
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

  /// The last version that undo restored.
  private enum Restored {
    case nothing
    /// The next new texts are this version, not a save.
    case justNow(version: String)
    case before(version: String)

    var version: String? {
      switch self {
      case .nothing: nil
      case .justNow(let version), .before(let version): version
      }
    }
  }

  package let played: PlayedProgram
  /// The files of the last look; nil before the first.
  package var seen: [String: String]? { position.texts }
  private let workspace: Workspace
  private var position = Position.start
  private var restored = Restored.nothing
  /// The files of the last successful build.
  private var built: [String: String] = [:]
  private var builder: Task<Result<ProgramBuilder, ToolError>, Never>
  /// The keys or buttons.
  private let (undo, reset): (String, String)

  /// - Parameters:
  ///   - undo: the key or button that restores a saved version.
  ///   - reset: the key or button that restores the original.
  package init(
    _ workspace: Workspace, _ program: Program, undo: String, reset: String
  ) async throws(ToolError) {
    (self.workspace, self.undo, self.reset) = (workspace, undo, reset)
    _ = workspace.removeStaleModuleCache()
    played = try await PlayedProgram(program, workspace)
    builder = Self.builder(workspace, program)
  }

  private static func builder(
    _ workspace: Workspace, _ program: Program
  ) -> Task<Result<ProgramBuilder, ToolError>, Never> {
    Task {
      await Result(of: { () throws(ToolError) in try await ProgramBuilder(workspace, program) })
    }
  }

  /// The folders to watch for saves.
  package func folders() throws(ToolError) -> [String] {
    try played.folders().sorted().map(workspace.checkout.path)
  }

  /// Reads the files, and saves the texts of deleted ones.
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
      // If saving fails, the next look tries again.
      try workspace.withStateLock { lock throws(ToolError) in
        try KeptProgram(workspace, played.program).keep(gone, lock)
      }
      let names = gone.keys.sorted().joined(separator: ", ")
      message =
        "\(names) was deleted. Its text is saved. To restore it, press \(undo)"
        + (played.program.chapter.map { " or run: swift run workshop undo \($0.name)" } ?? ".")
    }
    if isNew {
      if case .justNow(let version) = restored {
        restored = .before(version: version)
      } else {
        restored = .nothing
      }
    }
    position = .worked(on: texts)
    guard texts[played.program.main] != nil else {
      throw ToolError(
        message.isEmpty
          ? "main.swift is missing from \(played.program.folder). Press \(reset) to restore it."
          : message
      )
    }
    return .new(message)
  }

  /// Makes the next look report new texts, because the work was canceled or must be repeated.
  ///
  /// - Parameter isRetry: whether the work failed, maybe because a process was killed.
  package mutating func invalidate(isRetry: Bool = false) {
    switch position {
    case .start: break
    case .worked(let texts), .open(let texts): position = .open(texts)
    case .waiting(let texts, let left, _):
      position = .waiting(from: texts, left: left, isOpen: true)
    }
    if isRetry { builder = Self.builder(workspace, played.program) }
  }

  /// Why texts must be saved before they run; nil if unsaved texts can be built.
  package func fallbackReason() async -> String? {
    if case .failure(let error) = await builder.value { error.description } else { nil }
  }

  /// The work of building and running the last seen texts.
  ///
  /// - Parameter typed: unsaved texts by path, which replace those of the files.
  package func work(
    trying typed: [String: String] = [:]
  ) -> @Sendable (_ tell: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Played {
    let texts = (seen ?? [:]).merging(typed) { $1 }
    let saved = Set(texts.keys.filter { !texts[$0].hasSameBytes(as: built[$0]) })
    return { [builder, workspace, chapter = played.program.chapter] tell throws(ToolError) in
      try workspace.requireWritableBuildFolder()
      switch await builder.value {
      case .success(let builder):
        switch try await builder.build(texts, saved: saved, report: tell) {
        case .success(let command):
          tell("running")
          return Played(texts: texts, outcome: .ran(try await workspace.runInEmptyFolder(command)))
        case .failure(let errors): return Played(texts: texts, outcome: .doesNotCompile(errors.all))
        }
      case .failure(let reason):
        // SwiftPM can only build the saved files of chapters.
        guard typed.isEmpty, let chapter else { throw reason }
        tell("building with SwiftPM (slower): \(reason)")
        let errors = try await workspace.build(chapter)
        guard errors.isEmpty else {
          let found = CompilerErrors(in: errors.joined(separator: "\n"))
          return Played(texts: texts, outcome: .doesNotCompile(found.all))
        }
        tell("running")
        let program = Command(workspace.folder.program(chapter.name), limit: .seconds(10))
        return Played(texts: texts, outcome: .ran(try await workspace.run(program)))
      }
    }
  }

  /// Records the outcome of the work.
  ///
  /// - Throws: the reason why the work didn't finish. The next look then reports new texts.
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

  /// Restores every original file and saves the learner's version.
  ///
  /// - Returns: a message.
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

  /// Restores the newest saved version; each further call restores an older one.
  package mutating func restore() throws(ToolError) -> String {
    let kept: (paths: [String], version: String)
    do throws(ToolError) {
      kept = try KeptProgram(workspace, played.program).restore(before: restored.version)
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

  /// A file that a key or button has deleted isn't reported as deleted.
  private mutating func forgetGone() throws(ToolError) {
    let now = try played.texts()
    let left = seen?.filter { now[$0.key] != nil }
    if let left { position = position.isOpen ? .open(left) : .worked(on: left) }
  }
}
