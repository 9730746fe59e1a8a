import Playground

/// Records each call of a client, and each answer.
struct RecordedItemsClient: ItemsClient {
  let base: any ItemsClient
  let caller: String
  let name: String
  let log: Log

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    log.call("fetchItems", from: caller, to: name)
    base.fetchItems { result in
      log.answer(words(result), from: name, to: caller)
      completion(result)
    }
  }
}

/// Records each call of a cache, and each answer.
struct CalledItemsCache: ItemsCache, ItemsReader {
  let base: MemoryItemsCache
  let caller: String
  let log: Log

  func save(_ items: [Item]) throws {
    log.call("save", from: caller, to: "cache")
    do {
      try base.save(items)
    } catch {
      log.answer("\(error)", from: "cache", to: caller)
      throw error
    }
  }

  func load() throws -> KeptItems? {
    log.call("load", from: caller, to: "cache")
    let kept = try base.load()
    log.answer(kept.map { "\($0.items)" } ?? "nothing", from: "cache", to: caller)
    return kept
  }
}

/// One fetch through `decorate` while the disk is full: who calls whom.
func callsOnAFullDisk(_ decorate: Decorate) -> [String] {
  let log = Log()
  let server = RecordedItemsClient(
    base: StubItemsClient(.success(items("tea"))), caller: "caching", name: "server", log: log)
  let cache = CalledItemsCache(
    base: MemoryItemsCache(failure: .diskFull), caller: "caching", log: log)
  let client = RecordedItemsClient(
    base: decorate(server, cache), caller: "screen", name: "caching", log: log)
  client.fetchItems { _ in }
  return log.lines
}

/// One fetch through the fallback while the server is offline: who calls whom.
func callsOffline(kept: [Item]) throws -> [String] {
  let log = Log()
  let cache = MemoryItemsCache()
  try cache.save(kept)
  func recorded(_ base: any ItemsClient, _ name: String, from caller: String) -> any ItemsClient {
    RecordedItemsClient(base: base, caller: caller, name: name, log: log)
  }
  func called(from caller: String) -> CalledItemsCache {
    CalledItemsCache(base: cache, caller: caller, log: log)
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
  return log.lines
}
