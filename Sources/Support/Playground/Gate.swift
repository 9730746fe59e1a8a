import Dispatch
import Synchronization

/// A barrier that opens when all tasks or threads have arrived, so that they run at the same time.
public final class Gate: Sendable {
  private let missing: Atomic<Int>
  private let opening = DispatchGroup()

  /// - Parameter count: the number of tasks or threads.
  public init(_ count: Int) {
    missing = Atomic(count)
    opening.enter()
  }

  /// Waits in a task. The last task doesn't wait, and continues before the others.
  nonisolated(nonsending) public func pass() async {
    if isLast() { return }
    await withCheckedContinuation { waiting in
      opening.notify(queue: .global()) { waiting.resume() }
    }
  }

  /// Waits in a thread.
  public func block() {
    if !isLast() { opening.wait() }
  }

  /// Counts an arrival. The last one opens the gate.
  private func isLast() -> Bool {
    guard missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return false }
    opening.leave()
    return true
  }
}
