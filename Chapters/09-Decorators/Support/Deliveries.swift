import Dispatch
import Foundation
import Playground

/// How an answer was delivered.
enum Delivery: String, CustomStringConvertible {
  /// On the main queue, before the call returned.
  case atOnce = "at once"
  /// On the main queue, after the call returned.
  case later
  /// Not on the main queue. It's undefined whether the call had returned by then.
  case elsewhere

  var description: String { rawValue }
}

/// Lets a log serve as a screen.
extension Log {
  func display(_ content: some Any) { call("display", from: "client", to: "screen") }
}

/// Records the calls while `start` makes a screen fetch from its client, on the main queue.
@MainActor
func recordCalls(during start: (_ screen: Log) -> Void) async -> [Log.Call] {
  let log = Log()
  log.call("fetchItems", from: "screen", to: "client")
  start(log)
  log.call("return", from: "client", to: "screen")
  await waitForWorkQueue()
  return log.calls
}

/// How each answer was delivered to the screen, in order.
@MainActor
func deliveries(during start: (_ screen: Log) -> Void) async -> [Delivery] {
  var hasReturned = false
  return await recordCalls(during: start).compactMap { call in
    if call.message == "return" { hasReturned = true }
    guard call.message == "display" else { return nil }
    guard call.isOnMainQueue else { return .elsewhere }
    return hasReturned ? .later : .atOnce
  }
}

/// How each answer of `client` is delivered.
@MainActor
func deliveries(from client: any ItemsClient) async -> [Delivery] {
  await deliveries { screen in client.fetchItems { screen.display($0) } }
}

/// Waits until the work queue is empty and the main queue has run the work that came from it.
func waitForWorkQueue() async {
  await withCheckedContinuation { done in
    workQueue.async { DispatchQueue.main.async { done.resume() } }
  }
}

/// Runs `work` while the main thread's run loop serves the main queue.
@MainActor
func runMainLoop(_ work: @escaping @MainActor () async -> Void) {
  let log = Log()
  Task {
    await work()
    log.note("done")
  }
  while log.lines.isEmpty {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
  }
}
