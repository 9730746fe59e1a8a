import Playground

/// A clock that only a test advances.
///
/// `Sendable` without `@unchecked`, because its mutable state is in a `Locked`.
final class HandClock: Sendable {
  private struct Sleeper {
    let id: Int
    let due: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now: Duration = .zero
    var sleepers: [Sleeper] = []
    var watchers: [Watcher] = []
    var lastID = 0
    var isRunning = false
  }

  private let state = Locked(State())

  /// Suspends until the clock has advanced by `duration`.
  func sleep(for duration: Duration) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { add(id, duration, $0) }
    } onCancel: {
      cancel(id)
    }
  }

  /// Resumes the calls that are due, the earliest first. A later sleep starts at the new time.
  func advance(by duration: Duration) {
    let now = state.withLock { state in
      state.now += duration
      return state.now
    }
    for sleeper in remove(where: { $0.due <= now }) { sleeper.continuation.resume() }
  }

  /// Resumes all calls. Each later sleep ends at once.
  func run() {
    state.withLock { $0.isRunning = true }
    for sleeper in remove(where: { _ in true }) { sleeper.continuation.resume() }
  }

  /// Waits until at least `count` calls sleep.
  func waitForSleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      state.withLock { $0.watchers.append(Watcher(count: count, continuation: continuation)) }
      resumeWatchers()
    }
  }

  private func add(
    _ id: Int, _ duration: Duration, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    // If the task was canceled before, its handler has already run.
    if Task.isCancelled { return continuation.resume(throwing: CancellationError()) }
    let isAsleep = state.withLock { state in
      guard !state.isRunning, duration > .zero else { return false }
      state.sleepers.append(Sleeper(id: id, due: state.now + duration, continuation: continuation))
      return true
    }
    guard isAsleep else { return continuation.resume() }
    // If the task was canceled in between, its handler found no sleeper.
    if Task.isCancelled { cancel(id) }
    resumeWatchers()
  }

  private func cancel(_ id: Int) {
    remove { $0.id == id }.first?.continuation.resume(throwing: CancellationError())
  }

  private func resumeWatchers() {
    let satisfied = state.withLock { state in
      let count = state.sleepers.count
      defer { state.watchers.removeAll { $0.count <= count } }
      return state.watchers.filter { $0.count <= count }
    }
    for watcher in satisfied { watcher.continuation.resume() }
  }

  private func remove(where predicate: (Sleeper) -> Bool) -> [Sleeper] {
    state.withLock { state in
      let removed = state.sleepers.filter(predicate).sorted { ($0.due, $0.id) < ($1.due, $1.id) }
      state.sleepers.removeAll(where: predicate)
      return removed
    }
  }
}
