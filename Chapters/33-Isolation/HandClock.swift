import Playground

/// A clock that stands still until a test advances it.
///
/// It is `Sendable` without `@unchecked`, because all that changes stands in a `Locked`.
final class HandClock: Sendable {
  private struct Sleeper {
    let id: Int
    let due: Duration
    let wake: CheckedContinuation<Void, any Error>
  }

  private struct Watcher {
    let count: Int
    let seen: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now: Duration = .zero
    var sleepers: [Sleeper] = []
    var watchers: [Watcher] = []
    var lastID = 0
    var isRunning = false
  }

  private let state = Locked(State())

  /// Sleeps until the test has advanced the clock far enough.
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

  /// Wakes all that are due, the earliest first. A sleep of the future begins at the new time.
  func advance(by duration: Duration) {
    let now = state.withLock { state in
      state.now += duration
      return state.now
    }
    for sleeper in remove(where: { $0.due <= now }) { sleeper.wake.resume() }
  }

  /// From now on nothing sleeps.
  func letRun() {
    state.withLock { $0.isRunning = true }
    for sleeper in remove(where: { _ in true }) { sleeper.wake.resume() }
  }

  /// Waits until so many calls sleep.
  func sleepers(_ count: Int) async {
    await withCheckedContinuation { seen in
      state.withLock { $0.watchers.append(Watcher(count: count, seen: seen)) }
      tellWatchers()
    }
  }

  private func add(_ id: Int, _ duration: Duration, _ wake: CheckedContinuation<Void, any Error>) {
    // A task that was cancelled before doesn't sleep, because its handler has run already.
    if Task.isCancelled { return wake.resume(throwing: CancellationError()) }
    let isAsleep = state.withLock { state in
      guard !state.isRunning, duration > .zero else { return false }
      state.sleepers.append(Sleeper(id: id, due: state.now + duration, wake: wake))
      return true
    }
    guard isAsleep else { return wake.resume() }
    // It was cancelled in between, and its handler has found nothing.
    if Task.isCancelled { cancel(id) }
    tellWatchers()
  }

  private func cancel(_ id: Int) {
    remove { $0.id == id }.first?.wake.resume(throwing: CancellationError())
  }

  private func tellWatchers() {
    let seeing = state.withLock { state in
      let count = state.sleepers.count
      defer { state.watchers.removeAll { $0.count <= count } }
      return state.watchers.filter { $0.count <= count }
    }
    for watcher in seeing { watcher.seen.resume() }
  }

  private func remove(where isGone: (Sleeper) -> Bool) -> [Sleeper] {
    state.withLock { state in
      let gone = state.sleepers.filter(isGone).sorted { ($0.due, $0.id) < ($1.due, $1.id) }
      state.sleepers.removeAll(where: isGone)
      return gone
    }
  }
}
