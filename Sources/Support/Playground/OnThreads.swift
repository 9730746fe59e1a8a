import Foundation

/// The results of `body` on `count` threads that start together, in any order.
///
/// - Parameter body: runs on each thread, with the number of the thread: 1 to `count`.
public func onThreads<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Value
) async -> [Value] {
  let start = Gate(count)
  return await withTaskGroup(of: Value.self) { group in
    for number in 1...count {
      group.addTask {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            start.block()
            continuation.resume(returning: body(number))
          }
        }
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
}
