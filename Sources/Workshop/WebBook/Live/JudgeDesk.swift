import Book
import ExerciseKit
import ToolSupport

/// An exercise that is solved: at every save it is judged, and the page gets the verdict.
actor JudgeDesk: LiveDesk {
  let workspace: Workspace
  private let exercise: Exercise
  let turns: Turns
  let files: DeskFiles
  var kept: any Keeping { KeptTexts(workspace, of: exercise) }
  private var judging: LiveJudging
  var live = Live<Verdict>()
  var views = Views()
  var place = Views.Place.disk
  var following: Task<Void, Never>?
  /// As HTML, by the number of the task.
  private var hints: [String: [String]] = [:]
  /// Whether the solution was asked for once.
  private var isSolutionAsked = false

  init(_ workspace: Workspace, _ exercise: Exercise, _ turns: Turns) throws(ToolError) {
    (self.workspace, self.exercise, self.turns) = (workspace, exercise, turns)
    judging = try LiveJudging(workspace, exercise)
    let checkout = workspace.checkout
    // The types that it uses and that are no part of it.
    let imports = importedModules(by: [(try? checkout.read(exercise.file)) ?? ""])
    let modules = try SharedModule.all(for: imports, in: checkout)
    let others =
      try exercise.given(in: checkout) + [exercise.checks]
      + modules.flatMap(\.paths)
    files = DeskFiles([exercise.file] + others, in: exercise.folder, of: workspace.checkout) {
      $0 == "Exercise.swift"
    }
  }

  func open() { live.watch([judging.folder], workspace) }

  func invalidate(isRetry: Bool) { judging.invalidate(isRetry: isRetry) }

  func fallbackReason() async -> String? { await judging.fallbackReason() }

  func work(
    trying typed: [String: String]
  ) -> @Sendable (_ tell: @escaping @Sendable (String) -> Void) async throws(ToolError) -> Verdict {
    judging.work(trying: typed[exercise.file])
  }

  func look() {
    guard judging.look() else { return }
    setFiles()
    views[.disk].said = ""
    views.follow {
      $0 == exercise.file ? judging.seen.map { String(decoding: $0, as: UTF8.self) } : nil
    }
    // To look at an exercise is not to begin it: the stub needs no verdict.
    if isStub, views[.disk].title.isEmpty || !views.showsDisk { return views.send() }
    begin(.disk, step: "checking")
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
    _ state: LiveState, with result: Result<Verdict, ToolError>, trying typed: [String: String]
  ) -> LiveState {
    var state = state
    do throws(ToolError) {
      let verdict = try judging.verdict(in: result)
      let shown = VerdictHTML(of: verdict, judging.page)
      (state.title, state.result, state.notes) = (shown.title, shown.html, shown.notes)
      (state.outcome, state.tasks) = (shown.outcome, shown.tasks)
      state.built = ["Exercise.swift": "\(verdict.hash)"]
      if typed.isEmpty {
        state.said = said(of: verdict)
        state.next = verdict.solvesAll ? try next() : nil
      } else if case .judged = verdict.outcome {
        state.result = "<p>Check saves it and shows what each check found.</p>"
      }
    } catch {
      state.fail(error)
    }
    return state
  }

  func longer(_ state: LiveState) async -> LiveState { state }

  /// The guide of the next chapter.
  private func next() throws(ToolError) -> LiveState.Next? {
    let chapters = try Contents(of: workspace.checkout).entries.map(\.chapter)
    guard let index = chapters.firstIndex(where: { $0.name == exercise.chapter.name }),
      let next = chapters[index...].dropFirst().first
    else { return nil }
    return .init(title: "Next: chapter \(next.digits)", page: BookSite.file(of: next.guide))
  }

  /// Records a verdict, and tells what there is to say of that.
  private func said(of verdict: Verdict) -> String {
    // A text that is judged makes the exercise the current one of the verbs.
    do throws(ToolError) {
      try workspace.take(exercise)
      try workspace.record(verdict, judging.page)
      return verdict.solvesAll ? "Solved." : ""
    } catch {
      return "\(error)"
    }
  }

  func act(_ word: String, at place: Views.Place) throws(ToolError) -> String {
    let said: String
    switch word {
    case "run":
      said = isStub ? "You haven't changed anything yet." : ""
      if !isStub, !live.isWorking { judging.invalidate(isRetry: true) }
    case "hint": said = try showHint()
    case "reset":
      let stub = try SolutionText(of: exercise, in: workspace.checkout).stub
      let isKept = try workspace.replace(exercise, with: Array(stub.utf8))
      said =
        "The text is as it was handed out." + (isKept ? " Restore my version undoes that." : "")
    case "undo": said = try bringBack()
    case "solution":
      let progress = try LearnerProgress(of: workspace.checkout)
      guard isSolutionAsked || judging.page.isSolved(progress) else {
        isSolutionAsked = true
        said = "This is the whole solution; a hint shows less. Press Solution again to see it."
        break
      }
      let solution = try SolutionText(of: exercise, in: workspace.checkout).solved
      views[place].result =
        "<h3>Our solution</h3><pre class=\"swift\"><code>\(SwiftHTML(solution).html)</code></pre>"
      said = "Your text stays as it is. Another sound solution passes as well."
    default: throw ToolError("There is no button '\(word)'.")
    }
    look()
    return said
  }

  /// Shows the next hint below its task, behind those before it.
  private func showHint() throws(ToolError) -> String {
    guard let hint = try workspace.nextHint(exercise) else { return "All tasks are solved." }
    let html =
      "<strong>Hint \(hint.number) of \(hint.count).</strong> "
      + SpanWriter.html(of: hint.text, link: { $0 })
    if hints["\(hint.task)"]?.contains(html) != true {
      hints["\(hint.task)", default: []].append(html)
    }
    views.showHints(hints)
    return "Hint \(hint.number) of \(hint.count) is below task \(hint.task)."
  }

  private func bringBack() throws(ToolError) -> String {
    guard let restored = try workspace.restore(exercise) else {
      return "There is no kept text to bring back."
    }
    return "Your kept text is back."
      + (restored.isOldKept ? " What stood there is kept: press it again to change back." : "")
  }
}
