import Book
import ToolSupport

/// What decides while an exercise is solved: which text is new, and what is kept. A terminal and a page
/// of the book each show it in their way.
package struct LiveJudging: Sendable {
  package private(set) var page: TaskPage
  private let workspace: Workspace
  /// Found while the tasks are shown already.
  private var judge: Task<Result<Judge, ToolError>, Never>
  /// The text that was looked at last; nil before the first.
  package private(set) var seen: [UInt8]?
  /// Whether the work on it was ended, or failed by no fault of the text.
  private var isOpen = false

  package init(_ workspace: Workspace, _ exercise: Exercise) throws(ToolError) {
    self.workspace = workspace
    judge = Self.judge(workspace)
    page = try TaskPage(of: exercise, in: workspace.checkout)
  }

  private static func judge(_ workspace: Workspace) -> Task<Result<Judge, ToolError>, Never> {
    Task { await Result(of: { () throws(ToolError) in try await Judge(workspace) }) }
  }

  /// Goes on to another exercise.
  package mutating func take(_ exercise: Exercise) throws(ToolError) {
    page = try TaskPage(of: exercise, in: workspace.checkout)
    (seen, isOpen) = (nil, false)
  }

  /// The folder to wait for saves in.
  package var folder: String { workspace.checkout.path(page.exercise.folder) }

  /// Reads the text, and keeps the one before where its file is gone.
  ///
  /// - Returns: whether it is not the one that was looked at last.
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

  /// Makes the next look find a new text, because the work on this one was ended, or is to be done again.
  ///
  /// - Parameter isRetry: whether it failed, maybe because something was killed.
  package mutating func invalidate(isRetry: Bool = false) {
    isOpen = true
    if isRetry { judge = Self.judge(workspace) }
  }

  /// What was found in the text.
  ///
  /// - Throws: what kept the work from its end. It says nothing of the text: the next look finds it new.
  package mutating func verdict(
    in result: Result<Verdict, ToolError>
  ) throws(ToolError) -> Verdict {
    if case .failure = result { invalidate(isRetry: true) }
    return try result.get()
  }

  /// What judges the text that was looked at last, or one that is typed and not saved.
  package func work(
    trying typed: String? = nil
  ) -> @Sendable (_ tell: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Verdict {
    { [judge, workspace, exercise = page.exercise] _ throws(ToolError) in
      let page = try TaskPage(of: exercise, in: workspace.checkout)
      return try await judge.value.get().verdict(on: page, trying: typed)
    }
  }

  /// Why a text must be saved before it is judged; nil where the fast way is there.
  package func fallbackReason() async -> String? {
    switch await judge.value {
    case .success(let judge): judge.fallbackReason
    case .failure(let error): error.description
    }
  }
}
