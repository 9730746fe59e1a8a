import Dispatch
import Foundation

/// How an answer came.
enum Arrival: String, CustomStringConvertible {
  /// On the main queue, before the call returned.
  case atOnce = "at once"
  /// On the main queue, after the call returned.
  case later
  /// Not on the main queue. Whether the call had returned by then, is chance.
  case elsewhere

  var description: String { rawValue }
}

/// Every arrival of one call that was made on the main queue, in order.
@MainActor
func arrivals(from client: any ItemsClient) async -> [Arrival] {
  await arrivals { arrived in client.fetchItems { _ in arrived() } }
}

/// The same for a call that is made by `start`.
@MainActor
func arrivals(of start: (_ arrived: @escaping @Sendable () -> Void) -> Void) async -> [Arrival] {
  let (stream, sink) = AsyncStream.makeStream(of: Arrival.self)
  let call = Call()
  start {
    guard MainQueue.isCurrent else {
      sink.yield(.elsewhere)
      return
    }
    sink.yield(MainActor.assumeIsolated { call.hasReturned ? .later : .atOnce })
  }
  call.hasReturned = true
  await workIsDone()
  sink.finish()
  var arrivals: [Arrival] = []
  for await arrival in stream { arrivals.append(arrival) }
  return arrivals
}

@MainActor
private final class Call {
  var hasReturned = false
}

/// Waits until the work queue is empty, and the main queue has done what came from there.
func workIsDone() async {
  await withCheckedContinuation { done in
    workQueue.async { DispatchQueue.main.async { done.resume() } }
  }
}

/// Runs `work`, and lets the run loop of the main thread pump the main queue meanwhile.
@MainActor
func pump(_ work: @escaping @MainActor () async -> Void) {
  let call = Call()
  Task {
    await work()
    call.hasReturned = true
  }
  while !call.hasReturned {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
  }
}

/// Counts on the main actor.
@MainActor
final class Arrived {
  var count = 0
}
