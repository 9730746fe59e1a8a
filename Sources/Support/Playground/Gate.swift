import Dispatch
import Synchronization

/// Lets none pass before all have come, so that "at once" is no matter of luck.
public final class Gate: Sendable {
  private let missing: Atomic<Int>
  private let opening = DispatchGroup()

  /// - Parameter count: how many tasks or threads will come.
  public init(_ count: Int) {
    missing = Atomic(count)
    opening.enter()
  }

  /// A task waits here. The last one goes on without waiting, before the others do.
  nonisolated(nonsending) public func pass() async {
    if isLast() { return }
    await withCheckedContinuation { waiting in
      opening.notify(queue: .global()) { waiting.resume() }
    }
  }

  /// A thread waits here.
  public func block() {
    if !isLast() { opening.wait() }
  }

  /// Counts one more, and opens the gate if it is the last.
  private func isLast() -> Bool {
    guard missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return false }
    opening.leave()
    return true
  }
}
