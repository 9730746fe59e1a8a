import Checking
import Foundation
import Playground
import Testing

@testable import MainQueueExercise

@Suite("Task 1: A log with failures")
struct Task1 {
  // See LoggingDecorator.fetchItems
  @Test("A call is logged before its answer arrives.")
  func logsTheCall() throws {
    let (log, queue) = (Log(), DispatchQueue(label: "slow server"))
    queue.suspend()
    LoggingDecorator(base: StubItemsClient(queue: queue), log: log.note).fetchItems { _ in }
    let lines = log.lines
    queue.resume()
    queue.sync {}
    try expect(lines, is: ["fetchItems"], "in the log while the server is slow")
  }

  // See LoggingDecorator.fetchItems
  @Test("The number of items is logged.")
  func logsTheItems() throws {
    let log = Log()
    LoggingDecorator(base: StubItemsClient(), log: log.note).fetchItems { _ in }
    try expect(log.lines, is: ["fetchItems", "2 items"], "in the log after an answer")
  }

  // See LoggingDecorator.fetchItems
  @Test("An error is logged.")
  func logsTheError() throws {
    let log = Log()
    LoggingDecorator(base: StubItemsClient(failures: 1), log: log.note).fetchItems { _ in }
    try expect(log.lines, is: ["fetchItems", "failed: Offline()"], "in the log after an error")
  }

  // See LoggingDecorator.fetchItems
  @Test("The screen gets each answer once, errors included, from one call of the client.")
  func passesOnTheAnswer() throws {
    for (failures, answer) in [(0, "tea, milk"), (1, "Offline()")] {
      let (screen, client) = (Log(), StubItemsClient(failures: failures))
      LoggingDecorator(base: client, log: { _ in }).fetchItems { screen.note(words($0)) }
      try expect(screen.lines, is: [answer], "on the screen")
      try expect(client.calls, is: 1, "as calls of the client for one call of the screen")
    }
  }

  // See LoggingDecorator.fetchItems
  @Test("The outcome is logged before the screen gets the answer.")
  func logsFirst() throws {
    let log = Log()
    LoggingDecorator(base: StubItemsClient(), log: log.note).fetchItems { _ in log.note("screen") }
    try expect(log.lines, is: ["fetchItems", "2 items", "screen"], "as the order of events")
  }
}

@Suite("Task 2: The main queue") @MainActor
struct Task2 {
  // See MainQueueDecorator.fetchItems
  @Test("An answer that arrives on the main queue is passed on directly.")
  func passesOnAtOnce() async throws {
    let atOnce = await events(through: MainQueueDecorator(base: StubItemsClient()))
    // On Linux, the main queue of an async program leaves the main thread, and `Thread.isMainThread` is false.
    let what =
      "from a client that answers at once, on the main queue, which needn't run on the main thread"
    try expect(atOnce, is: ["tea, milk on main", "returned"], what)
  }

  // See MainQueueDecorator.fetchItems
  @Test("Any other answer is delivered once, on the main queue, and so is an error.")
  func passesOnFromElsewhere() async throws {
    for (failures, answer) in [(0, "tea, milk on main"), (1, "Offline() on main")] {
      let client = StubItemsClient(failures: failures, queue: server)
      let found = await events(through: MainQueueDecorator(base: client))
      try expect(found, is: ["returned", answer], "from a client that answers on another queue")
    }
  }
}

@Suite("Task 3: The order") @MainActor
struct Task3 {
  // See makeItemsClient
  @Test("Each request is logged, and the answer arrives on the main queue.")
  func nestsThem() async throws {
    let (works, fails) = (["fetchItems", "2 items"], ["fetchItems", "failed: Offline()"])
    let cases = [("works", 0, works), ("fails once", 1, fails + works)]
    for (state, failures, requests) in cases {
      let log = Log()
      let client = StubItemsClient(failures: failures, queue: server)
      let found = await events(through: makeItemsClient(around: client, log: log.note))
      try expect(log.lines, is: requests, "in the log of a server that \(state)")
      try expect(found, is: ["returned", "tea, milk on main"], "from the client that screens get")
    }
  }
}

private let server = DispatchQueue(label: "server")

/// What happens when a screen calls its client on the main queue.
@MainActor
private func events(through client: any ItemsClient) async -> [String] {
  let events = Log()
  client.fetchItems { result in
    let queue = Playground.MainQueue.isCurrent ? "main" : "another queue"
    events.note("\(words(result)) on \(queue)")
  }
  events.note("returned")
  // Both queues run what is waiting there. A hop may take more than one turn.
  for _ in 1...3 {
    await withCheckedContinuation { done in
      server.async { DispatchQueue.main.async { done.resume() } }
    }
  }
  return events.lines
}

private func words(_ result: Result<[Item], any Error>) -> String {
  switch result {
  case .success(let items): items.map(\.name).joined(separator: ", ")
  case .failure(let error): "\(error)"
  }
}
