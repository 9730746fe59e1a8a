import Foundation
import Playground

/// What `body` delivers on each of `count` threads that begin together, in no order.
func onThreads<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable () -> Value
) async -> [Value] {
  let start = Gate(count)
  return await withTaskGroup(of: Value.self) { group in
    for _ in 0..<count {
      group.addTask {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            start.block()
            continuation.resume(returning: body())
          }
        }
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
}
