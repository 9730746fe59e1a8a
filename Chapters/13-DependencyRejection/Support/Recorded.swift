import ItemsCore
import Playground

/// Decorators that record the calls between the injected objects.
struct RecordedItemsClient: ItemsClient {
  let base: any ItemsClient
  let caller: String
  let name: String
  let calls: Log

  func fetchItems() async throws -> [Item] {
    calls.call("fetchItems", from: caller, to: name)
    let items = try await base.fetchItems()
    calls.answer("\(items.count) items", from: name, to: caller)
    return items
  }
}

struct RecordedItemsCache: ItemsCache {
  let base: any ItemsCache
  let calls: Log

  func save(_ items: [Item]) async throws {
    calls.call("save \(items.count) items", from: "CachingItemsClient", to: "FileItemsCache")
    try await base.save(items)
  }
}

/// The calls of one `fetchItems`, from the screen to the disk.
func injectedCalls() async throws -> [String] {
  let world = World(callers: ("RemoteItemsClient", "FileItemsCache"))
  let remote = RecordedItemsClient(
    base: RemoteItemsClient(httpClient: world), caller: "CachingItemsClient",
    name: "RemoteItemsClient",
    calls: world.calls)
  let cache = RecordedItemsCache(
    base: FileItemsCache(disk: world, now: { world.time }), calls: world.calls)
  let screen = RecordedItemsClient(
    base: CachingItemsClient(base: remote, cache: cache, report: world.report), caller: "screen",
    name: "CachingItemsClient", calls: world.calls)
  _ = try await screen.fetchItems()
  return world.calls.lines
}
