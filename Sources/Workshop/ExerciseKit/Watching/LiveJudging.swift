import Book
import ToolSupport

/// The state of checking an exercise at every save: which text is new, and which is saved. The terminal and
/// the book present it.
package struct LiveJudging: Sendable {
  package private(set) var page: TaskPage
  private let workspace: Workspace
  /// Created while the tasks are already shown.
  private var judge: Task<Result<Judge, ToolError>, Never>
  /// The text of the last look; nil before the first.
  package private(set) var seen: [UInt8]?
  /// Whether the work on `seen` was canceled, or failed for another reason than the text.
  private var isOpen = false

  package init(_ workspace: Workspace, _ exercise: Exercise) throws(ToolError) {
    self.workspace = workspace
    judge = Self.judge(workspace)
    page = try TaskPage(of: exercise, in: workspace.checkout)
  }

  private static func judge(_ workspace: Workspace) -> Task<Result<Judge, ToolError>, Never> {
    Task { await Result(of: { () throws(ToolError) in try await Judge(workspace) }) }
  }

  /// Switches to another exercise.
  package mutating func take(_ exercise: Exercise) throws(ToolError) {
    page = try TaskPage(of: exercise, in: workspace.checkout)
    (seen, isOpen) = (nil, false)
  }

  /// The folder to watch for saves.
  package var folder: String { workspace.checkout.path(page.exercise.folder) }

  /// Reads the text. If the file is gone, saves its last text.
  ///
  /// - Returns: whether the text has changed since the last look.
  package mutating func look() -> Bool {
    let path = workspace.checkout.path(page.exercise.file)
    let bytes = (try? workspace.files.bytes(of: path)) ?? []
    guard bytes != seen || isOpen else { return false }
    if let seen, !workspace.files.exists(path) {
      try? workspace.withStateLock { lock throws(ToolError) in
        try KeptTexts(workspace, of: page.exercise).keep(seen, lock)
      }
    }
    (seen, isOpen) = (bytes, false)
    return true
  }

  /// Makes the next look report a new text, because the work was canceled or must be repeated.
  ///
  /// - Parameter isRetry: whether the work failed, maybe because a process was killed.
  package mutating func invalidate(isRetry: Bool = false) {
    isOpen = true
    if isRetry { judge = Self.judge(workspace) }
  }

  /// The verdict of a finished check.
  ///
  /// - Throws: the reason why the check didn't finish. The next look then reports a new text.
  package mutating func verdict(
    in result: Result<Verdict, ToolError>
  ) throws(ToolError) -> Verdict {
    if case .failure = result { invalidate(isRetry: true) }
    return try result.get()
  }

  /// The work of judging the last seen text, or an unsaved one.
  package func work(
    trying typed: String? = nil
  ) -> @Sendable (_ tell: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Verdict {
    { [judge, workspace, exercise = page.exercise] _ throws(ToolError) in
      let page = try TaskPage(of: exercise, in: workspace.checkout)
      return try await judge.value.get().verdict(on: page, trying: typed)
    }
  }

  /// Why a text must be saved before it is judged; nil if unsaved texts can be judged.
  package func fallbackReason() async -> String? {
    switch await judge.value {
    case .success(let judge): judge.fallbackReason
    case .failure(let error): error.description
    }
  }
}
