import Book
import ExerciseKit
import ToolSupport

/// An exercise that is solved: at every save it is judged, and the page gets the verdict.
actor JudgeDesk: LiveDesk {
  let workspace: Workspace
  private let exercise: Exercise
  private let turns: Turns
  let files: DeskFiles
  var kept: any Keeping { KeptTexts(workspace, of: exercise) }
  private var judging: LiveJudging
  private var live = Live<Verdict>()
  private var state = LiveState()
  var listeners = Listeners()
  var following: Task<Void, Never>?
  private var hints: [String] = []
  /// Whether the solution was asked for once.
  private var isSolutionAsked = false

  init(_ workspace: Workspace, _ exercise: Exercise, _ turns: Turns) throws(ToolError) {
    (self.workspace, self.exercise, self.turns) = (workspace, exercise, turns)
    judging = try LiveJudging(workspace, exercise)
    let others = try exercise.given(in: workspace.checkout) + [exercise.checks]
    files = DeskFiles([exercise.file] + others, in: exercise.folder, of: workspace.checkout) {
      $0 == "Exercise.swift"
    }
  }

  func rest() {
    live.end()
    state.step = ""
    judging.invalidate()
  }

  func follow() async {
    live = Live()
    live.watch([judging.folder], workspace)
    look()
    for await event in live.events.stream {
      if Task.isCancelled { return }
      switch event {
      case .saved: look()
      case .found(let generation, let result) where live.isNew(generation, isDone: true):
        show(result)
      case .found, .step, .key: continue
      }
    }
  }

  private func look() {
    guard judging.look() else { return }
    setFiles()
    // To look at an exercise is not to begin it: the stub needs no verdict.
    if state.title.isEmpty, isStub { return listeners.send(state) }
    (state.step, state.said) = ("judging", "")
    listeners.send(state)
    live.begin(turns.oneAtATime(judging.work()))
  }

  private var isStub: Bool {
    let stub = try? SolutionText(of: exercise, in: workspace.checkout).stub
    return stub.map { Array($0.utf8) } == judging.seen
  }

  private func setFiles() {
    state.files = files.names.map { name in
      let text = try? files.text(of: name)
      return LiveState.File(
        name: name, hash: text.map { "\(ContentHash($0))" } ?? "",
        isChanged: files.edited.contains(name) && !isStub, isEdited: files.edited.contains(name))
    }
  }

  private func show(_ result: Result<Verdict, ToolError>) {
    state.step = ""
    do throws(ToolError) {
      let verdict = try judging.verdict(in: result)
      let shown = VerdictHTML(of: verdict, judging.page)
      (state.title, state.result, state.notes) = (shown.title, shown.html, shown.notes)
      state.built = ["Exercise.swift": "\(verdict.hash)"]
      state.said = verdict.solvesAll ? "Solved. The next exercise is a button away." : ""
      // A text that is judged makes the exercise the current one of the verbs.
      do throws(ToolError) {
        try workspace.take(exercise)
        try workspace.record(verdict, judging.page)
      } catch {
        state.said = "\(error)"
      }
    } catch {
      state.fail("Not checked", error, offering: "Check again")
    }
    listeners.send(state)
  }

  func act(_ word: String) throws(ToolError) -> String {
    let said: String
    switch word {
    case "run":
      said = isStub ? "You haven't changed anything yet." : ""
      if !isStub, !live.isWorking { judging.invalidate(isRetry: true) }
    case "hint": said = try nextHint()
    case "reset":
      let stub = try SolutionText(of: exercise, in: workspace.checkout).stub
      let isKept = try workspace.replace(exercise, with: Array(stub.utf8))
      said = "The text is as it was handed out." + (isKept ? " Bring back mine undoes that." : "")
    case "undo": said = try bringBack()
    case "solution":
      let progress = try LearnerProgress(of: workspace.checkout)
      guard isSolutionAsked || judging.page.isSolved(progress) else {
        isSolutionAsked = true
        said = "This is the whole solution; a hint shows less. Press Solution again to see it."
        break
      }
      let solution = try SolutionText(of: exercise, in: workspace.checkout).solved
      state.result =
        "<h3>Our solution</h3><pre class=\"swift\"><code>\(SwiftHTML(solution).html)</code></pre>"
      said = "Your text stays as it is. Another sound solution passes as well."
    default: throw ToolError("There is no button '\(word)'.")
    }
    look()
    tell(said)
    tellOfLateWrites()
    return said
  }

  func tell(_ message: String) {
    state.said = message
    listeners.send(state)
  }

  /// The hints of the task so far, and one more.
  private func nextHint() throws(ToolError) -> String {
    let hint = Markdown.plain(
      try workspace.nextHint(exercise).replacing(
        #/ See: swift run workshop solution \w+$/#, with: ""))
    let task = hint.prefix { $0 != ":" }.split(separator: ", hint").first ?? ""
    hints = hints.filter { $0.hasPrefix(task) && $0 != hint } + [hint]
    return hints.joined(separator: "\n")
  }

  private func bringBack() throws(ToolError) -> String {
    guard let restored = try workspace.bringBack(exercise) else {
      return "There is no kept text to bring back."
    }
    return "Your kept text is back."
      + (restored.isOldKept ? " What stood there is kept: press it again to change back." : "")
  }
}
