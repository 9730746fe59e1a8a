import Checking
import Playground
import Testing

@testable import RedFlagExercise

@Suite("Task 2: A client that saves")
struct Task2 {
  private let log = Log()

  // See saving
  @Test("What was fetched is saved first, and is then the answer.")
  func savesThenAnswers() throws {
    fetch { .success([Item(name: "tea")]) }
    try expect(log.lines, is: ["save tea", "answer tea"], "when tea was fetched")
  }

  // See saving
  @Test("An error is the one answer: that of the save, or that of a fetch, which saves nothing.")
  func failureIsTheAnswer() throws {
    fetch(savingFails: true) { .success([Item(name: "tea")]) }
    try expect(log.lines, is: ["save tea", "answer DiskFull()"], "when saving failed")
    let other = Self()
    other.fetch { .failure(Offline()) }
    try expect(other.log.lines, is: ["answer Offline()"], "when the fetch failed")
  }

  /// Fetches once, and notes what happens.
  private func fetch(
    savingFails: Bool = false, answer: @escaping () -> Result<[Item], any Error>
  ) {
    let cache = Cache(log: log, fails: savingFails)
    saving(RemoteItemsClient(answer: answer), to: cache).fetchItems { result in
      let words = told { try result.get()[0].name }
      log.note("answer \(words.replacing("threw ", with: ""))")
    }
  }
}

private struct Cache: ItemsCache {
  let log: Log
  let fails: Bool

  func save(_ items: [Item]) throws {
    log.note("save \(items[0].name)")
    if fails { throw DiskFull() }
  }

  /// So that it compiles where a cache must fetch, too.
  func fetchItems(completion: @escaping ItemsCompletion) {}
}

private struct Offline: Error {}
private struct DiskFull: Error {}

#if PROBES
  // Task 1: A client only fetches, and has no save.
  // See ItemsClient
  func clientCannotSave(client: any ItemsClient, remote: RemoteItemsClient) throws {
    client.fetchItems { _ in }
    try client.save([])  // refused: no member 'save'
    try remote.save([])  // refused: no member 'save'
  }

  // Task 1: A type that only saves is a cache.
  // See ItemsCache
  func cacheSaves(cache: any ItemsCache) throws {
    struct OnlySaves: ItemsCache {
      func save(_ items: [Item]) throws {}
    }
    try cache.save([])
  }

  // Task 1: A type without a save of its own is no cache.
  // See ItemsCache
  func cacheHasNoDefault() {
    struct Nothing: ItemsCache {}  // refused: does not conform
  }
#endif
