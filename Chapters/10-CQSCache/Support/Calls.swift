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
      log.answer(describe(result), from: name, to: caller)
      completion(result)
    }
  }
}

/// Records each call of a cache, and each answer.
struct CallRecordingItemsCache: ItemsCache, ItemsReader {
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

  func load() throws -> CachedItems? {
    log.call("load", from: caller, to: "cache")
    let cached = try base.load()
    log.answer(cached.map { "\($0.items)" } ?? "nothing", from: "cache", to: caller)
    return cached
  }
}

/// Records the calls of one fetch through `decorate` while the disk is full.
func recordFetchWithFullDisk(_ decorate: Decorator) -> [String] {
  let log = Log()
  let server = RecordedItemsClient(
    base: StubItemsClient(.success(items("tea"))), caller: "caching", name: "server", log: log)
  let cache = CallRecordingItemsCache(
    base: MemoryItemsCache(failure: .diskFull), caller: "caching", log: log)
  let client = RecordedItemsClient(
    base: decorate(server, cache), caller: "screen", name: "caching", log: log)
  client.fetchItems { _ in }
  return log.lines
}

/// Records the calls of one fetch through the fallback while the server is offline.
func recordFetchOffline(cached items: [Item]) throws -> [String] {
  let log = Log()
  let cache = MemoryItemsCache()
  try cache.save(items)
  func recorded(_ base: any ItemsClient, _ name: String, from caller: String) -> any ItemsClient {
    RecordedItemsClient(base: base, caller: caller, name: name, log: log)
  }
  func called(from caller: String) -> CallRecordingItemsCache {
    CallRecordingItemsCache(base: cache, caller: caller, log: log)
  }
  let server = recorded(
    StubItemsClient(.failure(ServerFailure.offline)), "server", from: "caching")
  let caching = ReportingCachableItemsClient(base: server, cache: called(from: "caching")) { _ in }
  let local = LocalItemsClient(
    reader: called(from: "local"), now: { .beginning }, maxAge: 7 * 24 * 3600)
  let fallback = FallbackItemsClient(
    remote: recorded(caching, "caching", from: "fallback"),
    local: recorded(local, "local", from: "fallback"))
  recorded(fallback, "fallback", from: "screen").fetchItems { _ in }
  return log.lines
}
