import Book
import ExerciseTestSupport
import ToolSupport

/// Real processes, except that a test can kill the compiler or make it wait.
struct HandledCompiler: Processes {
  enum Mode { case runs, isKilled, waits }

  private let real: any Processes
  private let state = Locked((mode: Mode.runs, waiting: [CheckedContinuation<Void, Never>]()))

  init(_ mode: Mode, over real: any Processes) {
    self.real = real
    set(mode)
  }

  func set(_ mode: Mode) {
    let waiting = state.withLock { state in
      state.mode = mode
      let waiting = state.waiting
      if mode != .waits { state.waiting = [] }
      return mode == .waits ? [] : waiting
    }
    for one in waiting { one.resume() }
  }

  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult {
    guard command.executable.hasSuffix("swift-frontend") else {
      return try await real.run(command, onLine: onLine)
    }
    await withCheckedContinuation { continuation in
      let isHeld = state.withLock { state in
        if state.mode == .waits { state.waiting.append(continuation) }
        return state.mode == .waits
      }
      if !isHeld { continuation.resume() }
    }
    if state.withLock({ $0.mode == .isKilled }) { return ProcessResult(.signal(9)) }
    return try await real.run(command, onLine: onLine)
  }
}

extension PlayedCheckout {
  /// The workspace with a compiler that the test controls.
  func workspace(_ mode: HandledCompiler.Mode) -> (Workspace, HandledCompiler) {
    var environment = environment
    let compiler = HandledCompiler(mode, over: environment.processes)
    environment.processes = compiler
    return (Workspace(checkout: workspace.checkout, environment: environment), compiler)
  }
}
