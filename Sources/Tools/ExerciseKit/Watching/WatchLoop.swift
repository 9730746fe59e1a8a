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
  private let judge: Judge
  private let events = AsyncStream.makeStream(of: Event.self)
  private var screen: WatchScreen
  private var seen: ContentHash?
  private var generation = 0
  private var judging: Task<Void, Never>?
  private var saves: Task<Void, Never>?
  private var console: any Console { session.console }

  package init(_ session: Session, _ exercise: Exercise) async throws(ToolError) {
    self.session = session
    judge = try await Judge(session)
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
      case .saved: look()
      case .judged(let generation, let result) where generation == self.generation:
        show(result)
      case .judged: continue
      case .key(.redraw): draw()
      case .key(.end), .key(.character("q")), .key(.character("\u{4}")): break loop
      case .key(.character("h")):
        tell { [exercise = screen.page.exercise] session throws(ToolError) in
          [try session.nextHint(exercise)]
        }
      case .key(.character("l")):
        tell { session throws(ToolError) in
          let progress = try LearnerProgress(of: session.checkout)
          return try Course(of: session.checkout).pages.map { $0.line(progress) }
        }
      case .key(.character("n")): try goOn()
      case .key: continue
      }
    }
    judging?.cancel()
    saves?.cancel()
    typing?.cancel()
    console.line()
  }

  /// Watches this exercise from now on.
  private mutating func take(_ exercise: Exercise) throws(ToolError) {
    try session.take(exercise)
    screen = WatchScreen(page: try TaskPage(of: exercise, in: session.checkout))
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
      screen.message = ["No other exercise is left to solve."]
      return draw()
    }
    try take(next)
  }

  /// Judges the text if it is not the one that was looked at last.
  private mutating func look() {
    let path = session.checkout.path(screen.page.exercise.file)
    let bytes = (try? session.files.bytes(of: path)) ?? []
    let hash = ContentHash(bytes: bytes)
    guard hash != seen else { return }
    seen = hash
    generation += 1
    judging?.cancel()
    judging = Task { [judge, generation, events, exercise = screen.page.exercise] in
      let result = await Result(of: { () throws(ToolError) in
        try await judge.verdict(on: exercise)
      })
      events.continuation.yield(.judged(generation: generation, result))
    }
    screen.isJudging = true
    if console.isTerminal { draw() }
  }

  private mutating func show(_ result: Result<Verdict, ToolError>) {
    screen.isJudging = false
    do throws(ToolError) {
      let verdict = try result.get()
      screen.verdict = verdict
      screen.message = verdict.solvesAll ? ["Solved. n goes on to the next exercise."] : []
      try session.record(verdict, screen.page)
    } catch {
      screen.message = ["\(error)"]
    }
    draw()
  }

  /// Shows what was asked for, or why it cannot be told.
  private mutating func tell(_ words: (Session) throws(ToolError) -> [String]) {
    do throws(ToolError) { screen.message = try words(session) } catch {
      screen.message = ["\(error)"]
    }
    draw()
  }

  private func draw() {
    let lines = screen.lines(on: console, height: console.isTerminal ? console.height : .max)
    let text = lines.joined(separator: "\n")
    console.write(console.isTerminal ? "\u{1B}[2J\u{1B}[H\(text)" : "\(text)\n\n")
  }
}
