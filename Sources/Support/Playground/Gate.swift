import Dispatch
import Synchronization

/// A barrier that opens when all tasks or threads have arrived, so that they then run at once.
public final class Gate: Sendable {
  private let missing: Atomic<Int>
  private let opening = DispatchGroup()

  /// - Parameter count: how many tasks or threads will arrive.
  public init(_ count: Int) {
    missing = Atomic(count)
    opening.enter()
  }

  /// A task waits here. The last one continues without waiting, before the others do.
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

  /// Counts one arrival, and opens the gate if it is the last.
  private func isLast() -> Bool {
    guard missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 else { return false }
    opening.leave()
    return true
  }
}
