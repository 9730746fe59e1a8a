import Dispatch
import Foundation
import Playground

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

/// A log takes the place of a screen.
extension Log {
  func display(_ content: some Any) { call("display", from: "client", to: "screen") }
}

/// Who calls whom when `start` makes a screen ask its client, on the main queue.
@MainActor
func recorded(_ start: (_ screen: Log) -> Void) async -> [Log.Call] {
  let log = Log()
  log.call("fetchItems", from: "screen", to: "client")
  start(log)
  log.call("return", from: "client", to: "screen")
  await workIsDone()
  return log.calls
}

/// Every arrival of that, in order.
@MainActor
func arrivals(_ start: (_ screen: Log) -> Void) async -> [Arrival] {
  var hasReturned = false
  return await recorded(start).compactMap { call in
    if call.message == "return" { hasReturned = true }
    guard call.message == "display" else { return nil }
    guard call.isOnMainQueue else { return .elsewhere }
    return hasReturned ? .later : .atOnce
  }
}

/// The same for a screen that shows whatever `client` answers.
@MainActor
func arrivals(from client: any ItemsClient) async -> [Arrival] {
  await arrivals { screen in client.fetchItems { screen.display($0) } }
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
  let log = Log()
  Task {
    await work()
    log.note("done")
  }
  while log.lines.isEmpty {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
  }
}
