import Book
import ExerciseKit
import ToolSupport

/// Work on an exercise: each save is checked, and the page gets the verdict.
actor ExerciseSession: EditSession {
  let workspace: Workspace
  private let exercise: Exercise
  let gate: SerialGate
  let files: SessionFiles
  var kept: any Keeping { KeptTexts(workspace, of: exercise) }
  private var judging: LiveJudging
  var live = Live<Verdict>()
  var views = Views()
  var origin = Views.Origin.disk
  var saveWatcher: Task<Void, Never>?
  /// The verdict on the saved text.
  private var verdict: Verdict?
  /// The hints shown, as HTML, by task number.
  private var hints: [String: [String]] = [:]
  /// Whether the solution was requested once.
  private var isSolutionAsked = false

  init(_ workspace: Workspace, _ exercise: Exercise, _ gate: SerialGate) throws(ToolError) {
    (self.workspace, self.exercise, self.gate) = (workspace, exercise, gate)
    judging = try LiveJudging(workspace, exercise)
    let checkout = workspace.checkout
    // Shared types that the exercise uses.
    let imports = importedModules(by: [(try? checkout.read(exercise.file)) ?? ""])
    let modules = try SharedModule.all(for: imports, in: checkout)
    let others =
      try exercise.given(in: checkout) + [exercise.checks]
      + modules.flatMap(\.paths)
    files = SessionFiles([exercise.file] + others, in: exercise.folder, of: workspace.checkout) {
      $0 == "Exercise.swift"
    }
  }

  func prepare() { live.watch([judging.folder], workspace) }

  func invalidate(isRetry: Bool) { judging.invalidate(isRetry: isRetry) }

  func fallbackReason() async -> String? { await judging.fallbackReason() }

  func work(
    trying unsaved: [String: String]
  ) -> @Sendable (_ onStep: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Verdict
  {
    judging.work(trying: unsaved[exercise.file])
  }

  func refresh() {
    guard judging.look() else { return }
    setFiles()
    views[.disk].said = ""
    views.dropSaved {
      $0 == exercise.file ? judging.seen.map { String(decoding: $0, as: UTF8.self) } : nil
    }
    // An untouched stub gets no verdict, because opening a page doesn't start the exercise.
    if isStub, views[.disk].title.isEmpty || !views.showsDisk { return views.send() }
    build(.disk, step: "checking")
  }

  private var isStub: Bool {
    let stub = try? SolutionText(of: exercise, in: workspace.checkout).stub
    return stub.map { Array($0.utf8) } == judging.seen
  }

  private func setFiles() {
    views[.disk].files = files.names.map { name in
      let text = try? files.text(of: name)
      return LiveState.File(
        name: name, hash: text.map { "\(ContentHash($0))" } ?? "",
        isChanged: files.edited.contains(name) && !isStub, isEdited: files.edited.contains(name))
    }
  }

  func state(
    _ state: LiveState, with result: Result<Verdict, ToolError>, trying unsaved: [String: String]
  ) -> LiveState {
    var state = state
    do throws(ToolError) {
      let verdict = try judging.verdict(in: result)
      let shown = VerdictHTML(of: verdict, judging.page)
      (state.title, state.result, state.notes) = (shown.title, shown.html, shown.notes)
      (state.outcome, state.tasks) = (shown.outcome, shown.tasks)
      state.built = ["Exercise.swift": "\(verdict.hash)"]
      if unsaved.isEmpty {
        self.verdict = verdict
        state.said = message(for: verdict)
        state.next = verdict.solvesAll ? try next() : nil
      } else if case .judged = verdict.outcome {
        state.result = "<p>Press Check to save it and see the result of each check.</p>"
      }
    } catch {
      state.fail(error)
    }
    return state
  }

  func addingBlocks(_ state: LiveState) async -> LiveState { state }

  /// The guide of the next chapter.
  private func next() throws(ToolError) -> LiveState.Next? {
    let chapters = try Contents(of: workspace.checkout).entries.map(\.chapter)
    guard let index = chapters.firstIndex(where: { $0.name == exercise.chapter.name }),
      let next = chapters[index...].dropFirst().first
    else { return nil }
    return .init(title: "Next: chapter \(next.digits)", page: BookSite.file(of: next.guide))
  }

  /// Records a verdict, and returns a message about it.
  private func message(for verdict: Verdict) -> String {
    // A checked exercise becomes the current one of the command line.
    do throws(ToolError) {
      try workspace.take(exercise)
      try workspace.record(verdict, judging.page)
      return verdict.solvesAll ? "Solved." : ""
    } catch {
      return "\(error)"
    }
  }

  func perform(_ word: String, at origin: Views.Origin) throws(ToolError) -> String {
    let message: String
    switch word {
    case "run":
      message = isStub ? "You haven't changed anything yet." : ""
      if !isStub, !live.isWorking { judging.invalidate(isRetry: true) }
    case "hint": message = try showHint()
    case "reset":
      let stub = try SolutionText(of: exercise, in: workspace.checkout).stub
      let isKept = try workspace.replace(exercise, with: Array(stub.utf8))
      message =
        "The original text is back." + (isKept ? " Restore my version undoes this." : "")
    case "undo": message = try restoreVersion()
    case "solution":
      let progress = try LearnerProgress(of: workspace.checkout)
      guard isSolutionAsked || judging.page.isSolved(progress) else {
        isSolutionAsked = true
        message = "This shows the whole solution; a hint gives away less. Press it again to see it."
        break
      }
      let solution = try SolutionText(of: exercise, in: workspace.checkout).solved
      views[origin].result =
        "<h3>Our solution</h3><pre class=\"swift\"><code>\(SwiftHTML(solution).html)</code></pre>"
      message = "Your text is unchanged. Any other correct solution passes, too."
    default: throw ToolError("Unknown action '\(word)'.")
    }
    refresh()
    return message
  }

  /// Shows the next hint below its task.
  private func showHint() throws(ToolError) -> String {
    let text = try? workspace.checkout.read(exercise.file)
    let current = verdict?.hash == text.map { ContentHash($0) } ? verdict : nil
    guard let hint = try workspace.nextHint(exercise, after: current) else {
      return "All tasks are solved."
    }
    let title = "H\(hint.title.dropFirst())"
    let html =
      "<strong>\(title.escapedForHTML).</strong> " + SpanWriter.html(of: hint.text, link: { $0 })
    let task = "\(hint.task.number)"
    if hints[task]?.contains(html) != true { hints[task, default: []].append(html) }
    views.showHints(hints)
    return "\(title) is below task \(task)."
  }

  private func restoreVersion() throws(ToolError) -> String {
    guard let restored = try workspace.restore(exercise) else {
      return "Nothing to restore."
    }
    return "Your version is back."
      + (restored.isOldKept ? " The text it replaced is saved: press it again to switch back." : "")
  }
}
