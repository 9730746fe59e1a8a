import Playground

/// Records each call of a client, and each answer.
struct RecordedItemsClient: ItemsClient {
  let base: any ItemsClient
  let caller: String
  let name: String
  let recorder: Recorder

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    recorder.call("fetchItems", from: caller, to: name)
    base.fetchItems { result in
      recorder.answer(words(result), from: name, to: caller)
      completion(result)
    }
  }
}

/// Records each call of a cache, and each answer.
struct CalledItemsCache: ItemsCache, ItemsReader {
  let base: MemoryItemsCache
  let caller: String
  let recorder: Recorder

  func save(_ items: [Item]) throws {
    recorder.call("save", from: caller, to: "cache")
    do {
      try base.save(items)
    } catch {
      recorder.answer("\(error)", from: "cache", to: caller)
      throw error
    }
  }

  func load() throws -> KeptItems? {
    recorder.call("load", from: caller, to: "cache")
    let kept = try base.load()
    recorder.answer(kept.map { "\($0.items)" } ?? "nothing", from: "cache", to: caller)
    return kept
  }
}

/// One fetch through `decorate` while the disk is full: who calls whom.
func callsOnAFullDisk(_ decorate: Decorate) -> [String] {
  let recorder = Recorder()
  let server = RecordedItemsClient(
    base: StubItemsClient(.success(items("tea"))), caller: "caching", name: "server",
    recorder: recorder)
  let cache = CalledItemsCache(
    base: MemoryItemsCache(failure: .diskFull), caller: "caching", recorder: recorder)
  let client = RecordedItemsClient(
    base: decorate(server, cache), caller: "screen", name: "caching", recorder: recorder)
  client.fetchItems { _ in }
  return recorder.lines
}

/// One fetch through the fallback while the server is offline: who calls whom.
func callsOffline(kept: [Item]) throws -> [String] {
  let recorder = Recorder()
  let cache = MemoryItemsCache()
  try cache.save(kept)
  func recorded(_ base: any ItemsClient, _ name: String, from caller: String) -> any ItemsClient {
    RecordedItemsClient(base: base, caller: caller, name: name, recorder: recorder)
  }
  func called(from caller: String) -> CalledItemsCache {
    CalledItemsCache(base: cache, caller: caller, recorder: recorder)
  }
  let server = recorded(
    StubItemsClient(.failure(ServerFailure.offline)), "server", from: "caching")
  let caching = ReportingCachableItemsClient(base: server, cache: called(from: "caching")) { _ in }
  let local = LocalItemsClient(
    reader: called(from: "local"), now: { .beginning }, oldest: 7 * 24 * 3600)
  let fallback = FallbackItemsClient(
    remote: recorded(caching, "caching", from: "fallback"),
    local: recorded(local, "local", from: "fallback"))
  recorded(fallback, "fallback", from: "screen").fetchItems { _ in }
  return recorder.lines
}
