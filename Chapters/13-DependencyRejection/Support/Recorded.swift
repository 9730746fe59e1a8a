import ItemsCore
import Playground

/// Decorators that record the calls between the injected objects.
struct RecordedItemsClient: ItemsClient {
  let base: any ItemsClient
  let caller: String
  let name: String
  let calls: Log

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    calls.call("fetchItems", from: caller, to: name)
    base.fetchItems { result in
      calls.answer("\((try? result.get().count) ?? 0) items", from: name, to: caller)
      completion(result)
    }
  }
}

struct RecordedItemsCache: ItemsCache {
  let base: any ItemsCache
  let calls: Log

  func save(_ items: [Item]) throws {
    calls.call("save \(items.count) items", from: "CachingItemsClient", to: "FileItemsCache")
    try base.save(items)
  }
}

/// The calls of one `fetchItems`, from the screen to the disk.
@MainActor
func injectedCalls() -> [String] {
  let world = World(users: ("RemoteItemsClient", "FileItemsCache"))
  let remote = RecordedItemsClient(
    base: RemoteItemsClient(httpClient: world), caller: "CachingItemsClient",
    name: "RemoteItemsClient",
    calls: world.calls)
  let cache = RecordedItemsCache(
    base: FileItemsCache(disk: world, now: { world.time }), calls: world.calls)
  _ = answer(
    of: RecordedItemsClient(
      base: CachingItemsClient(base: remote, cache: cache), caller: "screen",
      name: "CachingItemsClient", calls: world.calls))
  return world.calls.lines
}
