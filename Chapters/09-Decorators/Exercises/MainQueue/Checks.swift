import Dispatch
import Foundation
import Testing

@testable import MainQueueExercise

@Suite("Task 1: Ask the queue")
@MainActor
struct Task1 {
  @Test("It is true on the main queue, and false on another queue.")
  func knowsTheQueue() async throws {
    try expect(MainQueue.isCurrent, is: true, "on the main queue")
    try expect(await isCurrent(on: work), is: false, "on another queue")
    let handsOn = DispatchQueue(label: "hands on", target: .main)
    try expect(await isCurrent(on: handsOn), is: true, "on a queue whose target is main")
  }

  @Test("It is false inside `queue.sync`, called from the main queue, and true behind it.")
  func knowsItInsideSync() throws {
    try expect(work.sync { MainQueue.isCurrent }, is: false, "inside")
    try expect(MainQueue.isCurrent, is: true, "behind it")
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
  private let number = Int.random(in: 100_000...999_999)

  @Test("An answer on the main queue is passed on there and then, once.")
  func passesOnAtOnce() async throws {
    let base = Base { [number] answer in answer(.items(number)) }
    try await base.require(
      ["asked", "\(number) on the main queue", "answered", "returned"],
      calling: MainQueueDecorator(base: base))
  }

  @Test("An answer on another queue is passed on on the main queue, once.")
  func passesOnFromElsewhere() async throws {
    let base = Base { [number] answer in work.async { answer(.items(number)) } }
    try await base.require(
      ["asked", "returned", "\(number) on the main queue"],
      calling: MainQueueDecorator(base: base))
  }

  @Test("An answer inside `queue.sync` is passed on on the main queue, once.")
  func passesOnFromInsideSync() async throws {
    let base = Base { [number] answer in work.sync { answer(.items(number)) } }
    try await base.require(
      ["asked", "returned", "\(number) on the main queue"],
      calling: MainQueueDecorator(base: base))
  }

  @Test("Where the answer comes counts, and not where the call was made.")
  func asksWhenTheAnswerComes() async throws {
    let base = Base { [number] answer in DispatchQueue.main.async { answer(.items(number)) } }
    try await base.require(
      ["asked", "\(number) on the main queue", "answered"],
      calling: MainQueueDecorator(base: base), on: work)
  }

  @Test("An error is passed on like items.")
  func passesErrorsOn() async throws {
    let later = Base { [number] answer in work.async { answer(.error(number)) } }
    try await later.require(
      ["asked", "returned", "error \(number) on the main queue"],
      calling: MainQueueDecorator(base: later))
    let atOnce = Base { [number] answer in answer(.error(number)) }
    try await atOnce.require(
      ["asked", "error \(number) on the main queue", "answered", "returned"],
      calling: MainQueueDecorator(base: atOnce))
  }
}

@Suite("Task 3: The first answer")
@MainActor
struct Task3 {
  private let number = Int.random(in: 100_000...999_999)

  @Test("A second answer, at once or later, is not passed on.")
  func passesOnTheFirst() async throws {
    let base = Base { [number] answer in
      answer(.items(number))
      work.async { answer(.items(number + 1)) }
      work.sync { answer(.items(number + 2)) }
    }
    try await base.require(
      ["asked", "\(number) on the main queue", "answered", "returned"],
      calling: FirstAnswerDecorator(base: MainQueueDecorator(base: base)))
  }

  @Test("An error that comes first is the answer, and the items behind it are not.")
  func errorsCount() async throws {
    let base = Base { [number] answer in
      answer(.error(number))
      answer(.items(number))
    }
    try await base.require(
      ["asked", "error \(number) on the main queue", "answered", "answered", "returned"],
      calling: FirstAnswerDecorator(base: base))
  }

  @Test("Each call has a first answer of its own.")
  func everyCallIsAnswered() async throws {
    let base = Base { [number] answer in answer(.items(number)) }
    let once = ["asked", "\(number) on the main queue", "answered", "returned"]
    try await base.require(once + once, calling: FirstAnswerDecorator(base: base), times: 2)
  }
}

private typealias Answer = Result<[Item], any Error>

extension Answer {
  fileprivate static func items(_ number: Int) -> Answer { .success([Item(name: "\(number)")]) }
  fileprivate static func error(_ number: Int) -> Answer { .failure(NoItems(number: number)) }

  fileprivate var text: String {
    switch self {
    case .success(let items): items.map(\.name).joined(separator: ", ")
    case .failure(let error): "error \((error as? NoItems)?.number ?? 0)"
    }
  }
}

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

/// The client inside. It notes what happens, in order: that it is asked and, on the main queue, that
/// its answer has been taken.
private final class Base: ItemsClient, @unchecked Sendable {
  private let respond: @Sendable (_ answer: @escaping @Sendable (Answer) -> Void) -> Void
  private let lock = NSLock()
  private var events: [String] = []

  init(respond: @escaping @Sendable (_ answer: @escaping @Sendable (Answer) -> Void) -> Void) {
    self.respond = respond
  }

  func fetchItems(completion: @escaping @Sendable (Answer) -> Void) {
    note("asked")
    respond { answer in
      completion(answer)
      if isOnMain() { self.note("answered") }
    }
  }

  private func note(_ event: String) { lock.withLock { events.append(event) } }

  /// Calls `client`, which is around this one, waits until all is done, and compares.
  @MainActor
  func require(
    _ wanted: [String], calling client: some ItemsClient, on queue: DispatchQueue? = nil,
    times: Int = 1, at place: SourceLocation = #_sourceLocation
  ) async throws {
    let call: @Sendable () -> Void = {
      for _ in 1...times {
        client.fetchItems { answer in
          self.note("\(answer.text) on \(isOnMain() ? "the main" : "another") queue")
        }
        if isOnMain() { self.note("returned") }
      }
    }
    if let queue {
      await withCheckedContinuation { done in
        queue.async {
          call()
          done.resume()
        }
      }
    } else {
      call()
    }
    // Where nobody was asked, nothing will come.
    for _ in 1...50
    where lock.withLock({ events.contains("asked") && events.count < wanted.count }) {
      try await Task.sleep(for: .milliseconds(2))
    }
    // Whoever delivers too often needs a moment for it.
    for _ in 1...3 {
      await withCheckedContinuation { done in
        work.async { DispatchQueue.main.async { done.resume() } }
      }
    }
    let found = lock.withLock { events }
    try expect(found, is: wanted, "in this order", at: place)
  }
}

/// Ends the check if the values differ, and tells both.
private func expect<Value: Equatable>(
  _ found: Value, is wanted: Value, _ what: String, at place: SourceLocation = #_sourceLocation
) throws {
  try #require(found == wanted, "expected \(wanted) \(what), found \(found)", sourceLocation: place)
}
