import Checking
import Dispatch
import Testing

@testable import MainQueueExercise

@Suite("Task 1: Where am I?")
@MainActor
struct Task1 {
  // See MainQueue
  @Test("It is true on the main queue, and false on another one.")
  func knowsTheQueue() async throws {
    try expect(MainQueue.isCurrent, is: true, "on the main queue")
    let found = await withCheckedContinuation { answer in
      work.async { answer.resume(returning: MainQueue.isCurrent) }
    }
    try expect(found, is: false, "on another queue")
    try expect(MainQueue.isCurrent, is: true, "on the main queue again")
  }

  // See MainQueue
  @Test("It is false in the sync of another queue, called on the main queue, and true behind it.")
  func knowsItInsideSync() throws {
    let inside = work.sync { MainQueue.isCurrent }
    try expect(inside, is: false, "in work.sync, called on the main queue")
    try expect(MainQueue.isCurrent, is: true, "behind it")
  }
}

@Suite("Task 2: Deliver there")
@MainActor
struct Task2 {
  private let base = Base()
  private let notes = Notes()

  // See MainQueueDecorator.fetchItems
  @Test("An answer that comes on the main queue is passed on at once, before the base goes on.")
  func passesOnAtOnce() async throws {
    fetch()
    base.answer(.success([Item(name: "tea")]))
    notes.note("the base goes on")
    await turn()
    let wanted = ["tea on the main queue", "the base goes on"]
    try expect(notes.lines, is: wanted, "in this order")
  }

  // See MainQueueDecorator.fetchItems
  @Test("Any other answer hops to the main queue, once, and the base doesn't wait for it.")
  func passesOnFromElsewhere() async throws {
    for (answer, words) in [(tea, "tea"), (.failure(Offline()), "Offline()")] {
      let other = Self()
      other.fetch()
      work.sync {
        other.base.answer(answer)
        other.notes.note("the base goes on")
      }
      await turn()
      let wanted = ["the base goes on", "\(words) on the main queue"]
      try expect(other.notes.lines, is: wanted, "in this order")
    }
  }

  private let tea: Result<[Item], any Error> = .success([Item(name: "tea")])

  /// Asks the decorator, and notes each answer and its queue.
  private func fetch() {
    MainQueueDecorator(base: base).fetchItems { [notes] result in
      let words = told { try result.get()[0].name }.replacing("threw ", with: "")
      let isMain = DispatchQueue.getSpecific(key: mark) == true
      notes.note("\(words) on \(isMain ? "the main queue" : "another queue")")
    }
  }

  /// Waits until the main queue has done what was put on it.
  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }
}

private let work = DispatchQueue(label: "work")

private let mark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Answers when a check says so.
private final class Base: ItemsClient, @unchecked Sendable {
  private var completion: (@Sendable (Result<[Item], any Error>) -> Void)?

  func fetchItems(completion: @escaping @Sendable (Result<[Item], any Error>) -> Void) {
    self.completion = completion
  }

  func answer(_ result: Result<[Item], any Error>) { completion?(result) }
}

/// What happened, in order. Nothing here runs at the same time.
private final class Notes: @unchecked Sendable {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

private struct Offline: Error {}
