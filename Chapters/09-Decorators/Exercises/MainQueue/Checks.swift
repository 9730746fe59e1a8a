import Checking
import Foundation
import Playground
import Testing

@testable import MainQueueExercise

@Suite("Task 1: Where am I?") @MainActor
struct Task1 {
  // See MainQueue.isCurrent
  @Test("It's true in work of the main queue, and false in work of another.")
  func knowsTheQueue() async throws {
    try expect(isCurrent(), is: true, "on the main queue")
    try expect(work.sync { isCurrent() }, is: false, "inside work.sync, called on the main queue")
    try expect(await isCurrent(in: work), is: false, "on another queue")
    try expect(await isCurrent(in: .main), is: true, "on the main queue, a moment later")
    try expect(try await onMainThread(), is: false, "inside work.sync, called on the main thread")
  }

  /// On Linux, the main thread only waits for signals while another one serves the main queue.
  private func onMainThread() async throws -> Bool {
    #if os(Linux)
      signal(SIGUSR1) { _ in
        let isCurrent = work.sync { MainQueueExercise.MainQueue.isCurrent }
        isCurrentOnMainThread.withLock { $0 = isCurrent }
      }
      kill(getpid(), SIGUSR1)
      while true {
        if let found = isCurrentOnMainThread.withLock({ $0 }) { return found }
        try await Task.sleep(for: .milliseconds(1))
      }
    #else
      return work.sync { isCurrent() }
    #endif
  }

  private func isCurrent(in queue: DispatchQueue) async -> Bool {
    await withCheckedContinuation { done in
      queue.async { done.resume(returning: MainQueueExercise.MainQueue.isCurrent) }
    }
  }

  private nonisolated func isCurrent() -> Bool { MainQueueExercise.MainQueue.isCurrent }
}

@Suite("Task 2: Deliver there") @MainActor
struct Task2 {
  // See MainQueueDecorator.fetchItems
  @Test("An answer that comes on the main queue is passed on directly.")
  func passesOnAtOnce() async throws {
    let atOnce = await seen(through: MainQueueDecorator(base: Fake(.atOnce)))
    try expect(atOnce, is: ["tea on main", "returned"], "from a client that answers at once")
    let later = await seen(through: MainQueueDecorator(base: Fake(.later)))
    try expect(later, is: ["returned", "tea on main"], "from a client that answers later")
  }

  // See MainQueueDecorator.fetchItems
  @Test("The base doesn't wait until its answer has hopped.")
  func baseGoesOn() throws {
    let base = Fake(.elsewhere)
    MainQueueDecorator(base: base).fetchItems { _ in }
    // This check is on the main queue, so nothing can hop until it ends.
    try expect(base.goesOn() ? "goes on" : "waits", is: "goes on", "for the base after its answer")
  }

  // See MainQueueDecorator.fetchItems
  @Test("Any other answer hops to the main queue, and so does an error.")
  func passesOnFromElsewhere() async throws {
    let (tea, offline) = (["returned", "tea on main"], ["returned", "Offline() on main"])
    let hopped = await seen(through: MainQueueDecorator(base: Fake(.elsewhere)))
    try expect(hopped, is: tea, "from a client that answers on another queue")
    let inside = await seen(through: MainQueueDecorator(base: Fake(.insideSync)))
    try expect(inside, is: tea, "from a client that answers inside queue.sync")
    let failed = await seen(through: MainQueueDecorator(base: Fake(.elsewhere, failures: 1)))
    try expect(failed, is: offline, "from a client that is offline")
  }
}

@Suite("Task 3: The order") @MainActor
struct Task3 {
  // See composeClient
  @Test("Each request is logged, and the answer arrives on the main queue.")
  func nestsThem() async throws {
    let cases = [("works", 0, ["request"]), ("fails once", 1, ["request", "request"])]
    for (state, failures, requests) in cases {
      let log = Log()
      let server = Fake(.elsewhere, failures: failures)
      let found = await seen(through: composeClient(server: server, log: { log.note($0) }))
      try expect(log.lines, is: requests, "in the log of a server that \(state)")
      try expect(found, is: ["returned", "tea on main"], "from the client that screens get")
    }
  }
}

/// What a screen sees that asks its client on the main queue.
@MainActor
private func seen(through client: any ItemsClient) async -> [String] {
  let seen = Log()
  client.fetchItems { result in
    let answer = told { try result.get().map(\.name).joined() }.replacing("threw ", with: "")
    seen.note("\(answer) on \(Playground.MainQueue.isCurrent ? "main" : "another queue")")
  }
  seen.note("returned")
  // Both queues do what waits there. A hop may take more than one turn.
  for _ in 1...3 {
    await withCheckedContinuation { done in
      work.async { DispatchQueue.main.async { done.resume() } }
    }
  }
  withExtendedLifetime(client) {}
  return seen.lines
}

private let work = DispatchQueue(label: "work")
private let isCurrentOnMainThread = Locked<Bool?>(nil)

/// A client that answers `tea` in one of four ways, after so many failures.
private final class Fake: ItemsClient {
  enum Way { case atOnce, later, elsewhere, insideSync }

  private let way: Way
  private let failures: Locked<Int>
  private let answered = DispatchSemaphore(value: 0)

  init(_ way: Way, failures: Int = 0) { (self.way, self.failures) = (way, Locked(failures)) }

  func goesOn() -> Bool { answered.wait(timeout: .now() + 0.5) == .success }

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    let fails = failures.withLock { left in
      left -= 1
      return left >= 0
    }
    let answer: @Sendable () -> Void = {
      completion(fails ? .failure(Offline()) : .success([Item(name: "tea")]))
    }
    switch way {
    case .atOnce: answer()
    case .later: DispatchQueue.main.async(execute: answer)
    case .elsewhere:
      work.async { [answered] in
        answer()
        answered.signal()
      }
    case .insideSync: work.sync(execute: answer)
    }
  }
}

private struct Offline: Error {}
