import Book
import ToolSupport

/// Judges an exercise at every save, and answers keys, until the person quits.
///
/// A save while a text is judged ends that and begins anew: what is shown is always the verdict on
/// the newest text.
package struct WatchLoop {
  private enum Event: Sendable {
    case saved
    case key(Key)
    case judged(generation: Int, Result<Verdict, ToolError>)
  }

  private let session: Session
  /// Found while the screen shows the tasks already.
  private let judge: Task<Result<Judge, ToolError>, Never>
  private let events = AsyncStream.makeStream(of: Event.self)
  private var screen: WatchScreen
  /// The text that was looked at last; nil before the first.
  private var seen: [UInt8]?
  /// Whether nobody can type any more: the verdict on the way is the last.
  private var isOver = false
  private var generation = 0
  private var judging: Task<Void, Never>?
  private var saves: Task<Void, Never>?
  private var console: any Console { session.console }

  package init(_ session: Session, _ exercise: Exercise) throws(ToolError) {
    self.session = session
    judge = Task { await Result(of: { () throws(ToolError) in try await Judge(session) }) }
    screen = WatchScreen(page: try TaskPage(of: exercise, in: session.checkout))
  }

  package mutating func run() async throws(ToolError) {
    let keys = session.environment.keyboard.keys()
    let typing = keys.map { keys in
      Task { [events] in
        for await key in keys { events.continuation.yield(.key(key)) }
      }
    }
    try take(screen.page.exercise)
    loop: for await event in events.stream {
      switch event {
      case .saved where !console.isRead: break loop
      case .saved: look()
      case .judged(let generation, let result) where generation == self.generation:
        show(result)
        if isOver { break loop }
      case .judged: continue
      case .key(.redraw): draw()
      case .key(.character("q")), .key(.character("\u{4}")): break loop
      case .key(.end):
        guard screen.isJudging else { break loop }
        isOver = true
      case .key(.character(let key)): try answer(key)
      }
    }
    judging?.cancel()
    saves?.cancel()
    typing?.cancel()
    console.line()
  }

  private mutating func answer(_ key: Character) throws(ToolError) {
    switch key {
    case "t":
      if case .tasks = screen.content { screen.content = .verdict } else { screen.content = .tasks }
      draw()
    case "h":
      tell { [exercise = screen.page.exercise] screen, session throws(ToolError) in
        screen.tell(try session.nextHint(exercise))
      }
    case "l":
      tell { screen, session throws(ToolError) in
        let progress = try LearnerProgress(of: session.checkout)
        screen.content = .list(try Course(of: session.checkout).pages.map { $0.line(progress) })
      }
    case "n": try goOn()
    case " ", "b", "j", "k":
      screen.scroll(key, on: console, height: console.height)
      draw()
    default: break
    }
  }

  /// Watches this exercise from now on.
  private mutating func take(_ exercise: Exercise) throws(ToolError) {
    try session.take(exercise)
    screen = WatchScreen(page: try TaskPage(of: exercise, in: session.checkout))
    // A pipe gets the verdicts and nothing else.
    if !console.isTerminal { screen.content = .verdict }
    seen = nil
    saves?.cancel()
    let folder = session.checkout.path(exercise.folder)
    let signals = session.environment.saveSignals.signals(in: folder)
    saves = Task { [events] in
      for await _ in signals { events.continuation.yield(.saved) }
    }
    look()
  }

  private mutating func goOn() throws(ToolError) {
    let progress = try LearnerProgress(of: session.checkout)
    let course = try Course(of: session.checkout)
    guard let next = course.next(after: screen.page.exercise, progress) else {
      screen.tell("No other exercise is left to solve.")
      return draw()
    }
    try take(next)
  }

  /// Judges the text if it is not the one that was looked at last.
  private mutating func look() {
    let path = session.checkout.path(screen.page.exercise.file)
    let bytes = (try? session.files.bytes(of: path)) ?? []
    guard bytes != seen else { return }
    if let seen {
      // Without a message, for there is no verdict yet.
      screen.content = .verdict
      if !session.files.exists(path) {
        try? KeptTexts(session, of: screen.page.exercise).keep(seen)
      }
    }
    seen = bytes
    generation += 1
    judging?.cancel()
    judging = Task { [judge, session, generation, events, exercise = screen.page.exercise] in
      let result = await Result(of: { () throws(ToolError) in
        let page = try TaskPage(of: exercise, in: session.checkout)
        return try await judge.value.get().verdict(on: page)
      })
      events.continuation.yield(.judged(generation: generation, result))
    }
    screen.isJudging = true
    if console.isTerminal { draw() }
  }

  private mutating func show(_ result: Result<Verdict, ToolError>) {
    screen.isJudging = false
    tell { screen, session throws(ToolError) in
      let verdict = try result.get()
      screen.verdict = verdict
      screen.message = ""
      if verdict.solvesAll { screen.tell("Solved. n goes on to the next exercise.") }
      try session.record(verdict, screen.page)
    }
  }

  /// Shows what was asked for, or why it cannot be told.
  private mutating func tell(_ show: (inout WatchScreen, Session) throws(ToolError) -> Void) {
    do throws(ToolError) { try show(&screen, session) } catch {
      screen.tell("\(error)")
    }
    draw()
  }

  private func draw() {
    if console.isTerminal {
      let lines = screen.lines(on: console, height: console.height)
      console.write("\u{1B}[2J\u{1B}[H\(lines.joined(separator: "\n"))")
    } else {
      // Nobody presses a key in a pipe.
      let lines = screen.lines(on: console, height: .max).dropLast(2)
      console.write("\(lines.joined(separator: "\n"))\n\n")
    }
  }
}
