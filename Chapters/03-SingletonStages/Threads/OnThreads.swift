import Foundation
import Synchronization

/// Where a number of threads wait until all of them are there.
final class Meeting: Sendable {
  private let awaited: Int
  private let arrived = Atomic(0)

  init(of count: Int) { awaited = count }

  func join() {
    arrived.add(1, ordering: .acquiringAndReleasing)
    while arrived.load(ordering: .acquiring) < awaited { Thread.sleep(forTimeInterval: 0.0001) }
  }
}

/// What `body` delivers on each of `count` threads that begin together, in no order.
func onThreads<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable () -> Value
) async -> [Value] {
  let start = Meeting(of: count)
  return await withTaskGroup(of: Value.self) { group in
    for _ in 0..<count {
      group.addTask {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            start.join()
            continuation.resume(returning: body())
          }
        }
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
}
