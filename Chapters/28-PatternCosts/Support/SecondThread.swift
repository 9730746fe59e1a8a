import Foundation
import Synchronization

/// Another thread, which calls the same object as long as it is told to.
final class SecondThread: Sendable {
  /// The escape is the point: to measure what two threads on one object do to each other, they must have
  /// one object. While it is measured nobody changes it.
  private struct Shared: @unchecked Sendable {
    let rows: [Row]
  }

  private enum Order { static let wait = -1, end = -2 }

  /// The row to call, by its index.
  private let order = Atomic(Order.wait)
  /// The row that is being called.
  private let busy = Atomic(Order.wait)

  init(rows: [Row]) {
    let shared = Shared(rows: rows)
    Thread.detachNewThread { [self] in
      while true {
        let index = order.load(ordering: .acquiring)
        busy.store(index, ordering: .releasing)
        if index == Order.end { return }
        if index >= 0 { _ = shared.rows[index].answer(500, 0) }
      }
    }
  }

  /// Does something while the other thread calls that row.
  func whileCalling<Value>(_ index: Int, _ body: () -> Value) -> Value {
    tell(index)
    defer { tell(Order.wait) }
    return body()
  }

  func end() { tell(Order.end) }

  private func tell(_ index: Int) {
    order.store(index, ordering: .releasing)
    while busy.load(ordering: .acquiring) != index {}
  }
}
