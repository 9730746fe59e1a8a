import Foundation
import Synchronization

/// Another thread, which calls the same object until it is told to end.
final class SecondThread: Sendable {
  /// The escape is the point: to measure what two threads on one object do to each other, they must have
  /// one object.
  private struct Shared: @unchecked Sendable {
    let row: Row
  }

  private let isOver = Atomic(false)
  private let turns = Atomic(0)

  init(_ row: Row) {
    let shared = Shared(row: row)
    Thread.detachNewThread { [self] in
      while !isOver.load(ordering: .relaxed) {
        _ = shared.row.answer(8, 0)
        turns.add(1, ordering: .relaxed)
      }
    }
  }

  /// What is measured, if the other thread called as well at its beginning and at its end.
  func during(_ measure: () -> Double) -> Double? {
    let limit = ContinuousClock.now + .milliseconds(20)
    func waits() -> Bool {
      let before = turns.load(ordering: .relaxed)
      while turns.load(ordering: .relaxed) == before {
        if ContinuousClock.now > limit { return true }
      }
      return false
    }
    if waits() { return nil }
    let before = turns.load(ordering: .relaxed)
    let measured = measure()
    return turns.load(ordering: .relaxed) > before + 1 ? measured : nil
  }

  func end() { isOver.store(true, ordering: .relaxed) }
}
