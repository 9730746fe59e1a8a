import Dispatch
import Foundation
import Testing

@testable import MainQueueExercise

@Suite("Task 1: Ask the queue")
@MainActor
struct Task1 {
  @Test("It is true on the main queue, and false on another queue.")
  func knowsTheQueue() async throws {
    try require(MainQueue.isCurrent, is: true, "on the main queue")
    try require(await isCurrent(on: work), is: false, "on another queue")
    try require(MainQueue.isCurrent, is: true, "on the main queue, asked once more")
  }

  @Test("It is false inside `queue.sync`, called from the main queue, and true behind it.")
  func knowsItInsideSync() throws {
    try require(work.sync { MainQueue.isCurrent }, is: false, "inside")
    try require(MainQueue.isCurrent, is: true, "behind it")
  }

  @Test("It is true on a queue that hands its work to the main queue.")
  func knowsItThroughATarget() async throws {
    let handsOn = DispatchQueue(label: "hands on", target: .main)
    try require(await isCurrent(on: handsOn), is: true, "on a queue whose target is main")
    let another = DispatchQueue(label: "another", target: work)
    try require(await isCurrent(on: another), is: false, "on a queue whose target is another")
  }

  private func isCurrent(on queue: DispatchQueue) async -> Bool {
    await withCheckedContinuation { answer in
      queue.async { answer.resume(returning: MainQueue.isCurrent) }
    }
  }
}

@Suite("Task 2: Deliver there")
@MainActor
struct Task2 {
  private let number = Int.random(in: 100...999)
  private var items: Answer { .success([Item(name: "\(number)")]) }

  @Test("An answer on the main queue is passed on there and then, once.")
  func passesOnAtOnce() async throws {
    let wanted = ["asked", "\(number) on the main queue", "answered", "returned"]
    try await require(wanted, of: items) { answer in answer() }
  }

  @Test("An answer on another queue is passed on on the main queue, once.")
  func passesOnFromElsewhere() async throws {
    let wanted = ["asked", "returned", "\(number) on the main queue"]
    try await require(wanted, of: items) { answer in work.async { answer() } }
  }

  @Test("An answer inside `queue.sync` is passed on on the main queue, once.")
  func passesOnFromInsideSync() async throws {
    let wanted = ["asked", "returned", "\(number) on the main queue"]
    try await require(wanted, of: items) { answer in work.sync { answer() } }
  }

  @Test("Where the answer comes counts, and not where the call was made.")
  func asksWhenTheAnswerComes() async throws {
    let wanted = ["asked", "\(number) on the main queue", "answered"]
    try await require(wanted, of: items, calling: work) { answer in
      DispatchQueue.main.async { answer() }
    }
  }

  @Test("An error is passed on like items.")
  func passesErrorsOn() async throws {
    let error = Answer.failure(NoItems(number: number))
    let later = ["asked", "returned", "error \(number) on the main queue"]
    try await require(later, of: error) { answer in work.async { answer() } }
    let atOnce = ["asked", "error \(number) on the main queue", "answered", "returned"]
    try await require(atOnce, of: error) { answer in answer() }
  }
}

private typealias Answer = Result<[Item], any Error>
private typealias Respond = @Sendable (_ answer: @escaping @Sendable () -> Void) -> Void

private struct NoItems: Error {
  let number: Int
}

private let work = DispatchQueue(label: "work")

private let isMain: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

private func isOnMain() -> Bool { DispatchQueue.getSpecific(key: isMain) == true }

/// What happened, in order.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var events: [String] = []

  var all: [String] { lock.withLock { events } }

  func add(_ event: String) { lock.withLock { events.append(event) } }
}

/// The client inside. It notes when it is asked and, on the main queue, when its answer is taken.
private struct Base: ItemsClient {
  let answer: Answer
  let log: Log
  let respond: Respond

  func fetchItems(completion: @escaping @Sendable (Answer) -> Void) {
    log.add("asked")
    respond {
      completion(answer)
      if isOnMain() { log.add("answered") }
    }
  }
}

/// Calls the decorator, waits until all is done, and compares what happened.
@MainActor
private func require(
  _ wanted: [String], of answer: Answer, calling queue: DispatchQueue? = nil,
  at place: SourceLocation = #_sourceLocation, respond: @escaping Respond
) async throws {
  let log = Log()
  let client = MainQueueDecorator(base: Base(answer: answer, log: log, respond: respond))
  let call: @Sendable () -> Void = {
    client.fetchItems { log.add("\(text($0)) on \(isOnMain() ? "the main" : "another") queue") }
    if isOnMain() { log.add("returned") }
  }
  if let queue { queue.async(execute: call) } else { call() }
  for _ in 1...50 where log.all.count < wanted.count { try await Task.sleep(for: .milliseconds(2)) }
  // Who delivers twice needs a moment for it.
  for _ in 1...3 {
    await withCheckedContinuation { done in
      work.async { DispatchQueue.main.async { done.resume() } }
    }
  }
  try require(log.all, is: wanted, "in this order", at: place)
}

private func text(_ answer: Answer) -> String {
  switch answer {
  case .success(let items): items.map(\.name).joined(separator: ", ")
  case .failure(let error): "error \((error as? NoItems)?.number ?? 0)"
  }
}

/// Ends the check if the values differ, and tells both.
private func require<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
