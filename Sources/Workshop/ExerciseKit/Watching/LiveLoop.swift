import Book
import ToolSupport

/// Processes a text at every save and handles keys until the learner quits.
///
/// A save cancels the running work and starts again, so the shown result is always that of the newest text.
protocol LiveLoop {
  associatedtype Found: Sendable

  var workspace: Workspace { get }
  var live: Live<Found> { get set }
  /// Shows the first screen, and looks at the text for the first time.
  mutating func begin() throws(ToolError)
  /// Starts working if the text has changed since the last look.
  mutating func look()
  mutating func show(_ result: Result<Found, ToolError>)
  /// Shows the progress of the work.
  mutating func show(step: String)
  mutating func answer(_ key: Character) throws(ToolError)
  func draw()
}

/// The events that a `LiveLoop` or a page of the book waits for.
package struct Live<Found: Sendable>: Sendable {
  package enum Event: Sendable {
    case saved
    case key(Key)
    case step(generation: Int, String)
    case found(generation: Int, Result<Found, ToolError>)
  }

  package let events = AsyncStream.makeStream(of: Event.self)
  package private(set) var isWorking = false
  /// Whether the input has ended, so the running work is the last.
  fileprivate var isOver = false
  private var generation = 0
  private var work: Task<Void, Never>?
  private var saves: Task<Void, Never>?

  package init() {}

  /// Watches these folders for saves, and no others.
  package mutating func watch(_ folders: [String], _ workspace: Workspace) {
    saves?.cancel()
    let signals = workspace.environment.saveSignals.signals(in: folders)
    saves = Task { [events] in
      for await _ in signals { events.continuation.yield(.saved) }
    }
  }

  /// Starts new work, after canceling the running work.
  package mutating func begin(
    _ work:
      @escaping @Sendable (
        _ tell: @escaping @Sendable (String) -> Void
      ) async throws(ToolError) -> Found
  ) {
    stop()
    isWorking = true
    self.work = Task { [events, generation] in
      let result = await Result(of: { () throws(ToolError) in
        try await work { events.continuation.yield(.step(generation: generation, $0)) }
      })
      events.continuation.yield(.found(generation: generation, result))
    }
  }

  /// Cancels the running work.
  package mutating func stop() {
    generation += 1
    work?.cancel()
    isWorking = false
  }

  /// Whether an event belongs to the running work, and not to canceled work.
  package mutating func isNew(_ generation: Int, isDone: Bool) -> Bool {
    guard generation == self.generation else { return false }
    if isDone { isWorking = false }
    return true
  }

  /// Cancels the work and stops watching.
  package func end() {
    work?.cancel()
    saves?.cancel()
  }
}

extension LiveLoop {
  var console: any Console { workspace.console }

  mutating func runLive() async throws(ToolError) {
    let keys = workspace.environment.keyboard.keys()
    let typing = keys.map { keys in
      Task { [events = live.events] in
        for await key in keys { events.continuation.yield(.key(key)) }
      }
    }
    // The terminal is restored when the stream of keys ends.
    var failure: ToolError?
    do { try await follow() } catch { failure = error }
    live.end()
    typing?.cancel()
    await typing?.value
    if let failure { throw failure }
    console.line()
  }

  private mutating func follow() async throws(ToolError) {
    try begin()
    loop: for await event in live.events.stream {
      switch event {
      case .saved where !console.isRead: break loop
      case .saved: look()
      case .found(let generation, let result) where live.isNew(generation, isDone: true):
        show(result)
        if live.isOver { break loop }
      case .step(let generation, let step) where live.isNew(generation, isDone: false):
        show(step: step)
      case .found, .step: continue
      case .key(.redraw): draw()
      case .key(.character("q")), .key(.character("\u{4}")): break loop
      case .key(.end):
        guard live.isWorking else { break loop }
        live.isOver = true
      case .key(.character(let key)): try answer(key)
      }
    }
  }

  /// Replaces the screen. A pipe gets it below the previous one, without the last two lines, which are about keys.
  func draw(_ lines: (_ height: Int) -> [String]) {
    if console.isTerminal {
      console.write("\u{1B}[2J\u{1B}[H\(lines(console.height).joined(separator: "\n"))")
    } else {
      console.write("\(lines(.max).dropLast(2).joined(separator: "\n"))\n\n")
    }
  }
}
