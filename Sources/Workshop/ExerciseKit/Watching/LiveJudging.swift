import Book
import ToolSupport

/// What decides while an exercise is solved: which text is new, and what is kept. A terminal and a page
/// of the book each show it in their way.
package struct LiveJudging: Sendable {
  package private(set) var page: TaskPage
  private let workspace: Workspace
  /// Found while the tasks are shown already.
  private let judge: Task<Result<Judge, ToolError>, Never>
  /// The text that was looked at last; nil before the first.
  package private(set) var seen: [UInt8]?

  package init(_ workspace: Workspace, _ exercise: Exercise) throws(ToolError) {
    self.workspace = workspace
    judge = Task { await Result(of: { () throws(ToolError) in try await Judge(workspace) }) }
    page = try TaskPage(of: exercise, in: workspace.checkout)
  }

  /// Goes on to another exercise.
  package mutating func take(_ exercise: Exercise) throws(ToolError) {
    page = try TaskPage(of: exercise, in: workspace.checkout)
    seen = nil
  }

  /// The folder to wait for saves in.
  package var folder: String { workspace.checkout.path(page.exercise.folder) }

  /// Reads the text, and keeps the one before where its file is gone.
  ///
  /// - Returns: whether it is not the one that was looked at last.
  package mutating func look() -> Bool {
    let path = workspace.checkout.path(page.exercise.file)
    let bytes = (try? workspace.files.bytes(of: path)) ?? []
    guard bytes != seen else { return false }
    if let seen, !workspace.files.exists(path) {
      try? workspace.withStateLock { lock throws(ToolError) in
        try KeptTexts(workspace, of: page.exercise).keep(seen, lock)
      }
    }
    seen = bytes
    return true
  }

  /// Makes the next look find a new text, because the work on this one was ended.
  package mutating func lookAnew() { seen = nil }

  /// What judges the text that was looked at last.
  package func work()
    -> @Sendable (
      _ tell: @escaping @Sendable (String) -> Void
    ) async throws(ToolError) -> Verdict
  {
    { [judge, workspace, exercise = page.exercise] _ throws(ToolError) in
      let page = try TaskPage(of: exercise, in: workspace.checkout)
      return try await judge.value.get().verdict(on: page)
    }
  }
}
