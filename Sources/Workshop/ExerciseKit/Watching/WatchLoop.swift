import Book
import ToolSupport

/// Judges an exercise at every save, and answers keys, until the person quits.
package struct WatchLoop: LiveLoop {
  let workspace: Workspace
  private var judging: LiveJudging
  var live = Live<Verdict>()
  private var screen: WatchScreen
  /// The exercises that `n` left, the last one at the end.
  private var left: [Exercise] = []

  /// What each key does.
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
      tell { [exercise = screen.page.exercise] screen, workspace throws(ToolError) in
        screen.tell(try workspace.nextHintMessage(exercise))
      }
    case "l":
      tell { screen, workspace throws(ToolError) in
        let progress = try LearnerProgress(of: workspace.checkout)
        screen.content = .list(
          try Course(of: workspace.checkout).pages.map {
            "\($0.exercise.chapter.digits) \($0.line(progress))"
          })
      }
    case "?":
      screen.content = .list(Self.keys)
      draw()
    case "n": try goOn()
    case "p":
      if let last = left.popLast() { return try take(last) }
      screen.tell("No previous exercise.")
      draw()
    case " ", "b", "j", "k":
      screen.scroll(key, on: console, height: console.height)
      draw()
    default: break
    }
  }

  /// Watches this exercise from now on.
  private mutating func take(_ exercise: Exercise) throws(ToolError) {
    try workspace.take(exercise)
    try judging.take(exercise)
    screen = WatchScreen(page: judging.page)
    // A pipe gets the verdicts and nothing else.
    if !console.isTerminal { screen.content = .verdict }
    live.watch([judging.folder], workspace)
    look()
  }

  private mutating func goOn() throws(ToolError) {
    let progress = try LearnerProgress(of: workspace.checkout)
    let course = try Course(of: workspace.checkout)
    guard let next = course.next(after: screen.page.exercise, progress) else {
      screen.tell("All other exercises are solved.")
      return draw()
    }
    left.append(screen.page.exercise)
    try take(next)
  }

  /// Judges the text if it is not the one that was looked at last.
  mutating func look() {
    let isFirst = judging.seen == nil
    guard judging.look() else { return }
    // Without a message, for there is no verdict yet.
    if !isFirst { screen.content = .verdict }
    live.begin(judging.work())
    screen.isJudging = true
    if console.isTerminal { draw() }
  }

  /// Judging is one step.
  mutating func show(step: String) {}

  mutating func show(_ result: Result<Verdict, ToolError>) {
    screen.isJudging = false
    let verdict = Result(catching: { () throws(ToolError) in try judging.verdict(in: result) })
    tell { screen, workspace throws(ToolError) in
      let verdict = try verdict.get()
      screen.verdict = verdict
      screen.newlySolved = (try? workspace.newlySolvedTasks(in: verdict, screen.page)) ?? []
      screen.message = ""
      if verdict.solvesAll { screen.tell("Solved. Press n for the next exercise.") }
      try workspace.record(verdict, screen.page)
    }
  }

  /// Shows what was asked for, or why it cannot be told.
  private mutating func tell(_ show: (inout WatchScreen, Workspace) throws(ToolError) -> Void) {
    do throws(ToolError) { try show(&screen, workspace) } catch {
      screen.tell("\(error)")
    }
    draw()
  }

  func draw() {
    draw { screen.lines(on: console, height: $0) }
  }
}
