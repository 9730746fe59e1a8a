import Book
import ToolSupport

/// Checks an exercise at every save and handles keys until the learner quits.
package struct WatchLoop: LiveLoop {
  let workspace: Workspace
  private var judging: LiveJudging
  var live = Live<Verdict>()
  private var screen: WatchScreen
  /// The exercises left by `n`, the last one at the end.
  private var left: [Exercise] = []

  package static let keys = [
    "t: tasks", "h: next hint", "n: next exercise", "p: previous exercise", "l: all exercises",
    "?: help", "space, b, j, k, arrows: scroll", "q: quit",
  ]

  package init(_ workspace: Workspace, _ exercise: Exercise) throws(ToolError) {
    self.workspace = workspace
    judging = try LiveJudging(workspace, exercise)
    screen = WatchScreen(page: judging.page)
  }

  package mutating func run() async throws(ToolError) { try await runLive() }

  mutating func begin() throws(ToolError) { try take(screen.page.exercise) }

  mutating func answer(_ key: Character) throws(ToolError) {
    switch key {
    case "t":
      if case .tasks = screen.content { screen.content = .verdict } else { screen.content = .tasks }
      draw()
    case "h":
      update { [exercise = screen.page.exercise] screen, workspace throws(ToolError) in
        let hint = try workspace.nextHint(exercise, after: screen.verdict)
        screen.showMessage(workspace.message(hint, exercise))
      }
    case "l":
      update { screen, workspace throws(ToolError) in
        let progress = try LearnerProgress(of: workspace.checkout)
        screen.content = .list(
          try Course(of: workspace.checkout).pages.map {
            "\($0.exercise.chapter.digits) \($0.line(progress))"
          })
      }
    case "?":
      screen.content = .list(Self.keys)
      draw()
    case "n": try startNext()
    case "p":
      if let last = left.popLast() { return try take(last) }
      screen.showMessage("No previous exercise.")
      draw()
    case " ", "b", "j", "k":
      screen.scroll(key, on: console, height: console.height)
      draw()
    default: break
    }
  }

  /// Switches to this exercise.
  private mutating func take(_ exercise: Exercise) throws(ToolError) {
    try workspace.take(exercise)
    try judging.take(exercise)
    screen = WatchScreen(page: judging.page)
    // A pipe gets only the verdicts.
    if !console.isTerminal { screen.content = .verdict }
    live.watch([judging.folder], workspace)
    look()
  }

  private mutating func startNext() throws(ToolError) {
    let progress = try LearnerProgress(of: workspace.checkout)
    let course = try Course(of: workspace.checkout)
    guard let next = course.next(after: screen.page.exercise, progress) else {
      screen.showMessage("All other exercises are solved.")
      return draw()
    }
    left.append(screen.page.exercise)
    try take(next)
  }

  mutating func look() {
    let isFirst = judging.seen == nil
    guard judging.look() else { return }
    // The first screen stays until a verdict replaces it.
    if !isFirst { screen.content = .verdict }
    live.begin(judging.work())
    screen.isJudging = true
    if console.isTerminal { draw() }
  }

  /// Judging is a single step.
  mutating func show(step: String) {}

  mutating func show(_ result: Result<Verdict, ToolError>) {
    screen.isJudging = false
    let verdict = Result(catching: { () throws(ToolError) in try judging.verdict(in: result) })
    update { screen, workspace throws(ToolError) in
      let verdict = try verdict.get()
      screen.verdict = verdict
      screen.newlySolved = (try? workspace.newlySolvedTasks(in: verdict, screen.page)) ?? []
      screen.message = ""
      if verdict.solvesAll { screen.showMessage("Solved. Press n for the next exercise.") }
      try workspace.record(verdict, screen.page)
    }
  }

  /// Updates the screen, or shows the error.
  private mutating func update(_ show: (inout WatchScreen, Workspace) throws(ToolError) -> Void) {
    do throws(ToolError) { try show(&screen, workspace) } catch {
      screen.showMessage("\(error)")
    }
    draw()
  }

  func draw() {
    draw { screen.lines(on: console, height: $0) }
  }
}
