import Foundation
import Playground

chapter(
  "10 CQSCache", "save what the server sends, and read it when the server fails.",
  "The cache answers twice, and no code ever reads it.",
  "A command saves, a query reads, and a fallback client calls the query.")

section("A method that answers and changes")
let tea = Item(name: "tea")
var mixed = Before.Cart()
note("To see the cart, you must call put again:")
show(mixed.put(tea))
show(mixed.put(tea))  // predict
note("A command, and a query that is called twice:")
var cart = Cart()
step { cart.put(tea) }
show(cart.items)
show(cart.items)  // predict

section("save as a method of the client")
note("Neither client can keep anything, but each must have the method:")
let milk = items("milk")
show(trySaving(milk, in: Before.BundledItemsClient()))
show(trySaving(milk, in: Before.RemoteItemsClient()))

section("A cache that answers twice")
let naive = Before.CachableItemsClient.init
note("Each save and each answer of one fetch, in order:")
show(events(of: naive, .fine))
show(events(of: naive, .saveFails))  // predict: Before.CachableItemsClient.fetchItems
show(events(of: naive, .offline))

section("Full disk: two answers")
for line in recordFetchWithFullDisk(naive) { note(line) }

section("A cache that nothing reads")
note("Two fetches, with a cache in memory:")
let log = Log()
var server = Server.items(["tea"])
let httpClient = StubHTTPClient { url in
  log.note("GET \(url.lastPathComponent)")
  return server
}
let itemsClient = RemoteItemsClient(httpClient: httpClient)
let itemsCache = MemoryItemsCache()
let cached = Before.CachableItemsClient(
  base: itemsClient, cache: RecordedItemsCache(base: itemsCache, log: log))
step { cached.fetchItems { _ in } }
step { cached.fetchItems { _ in } }
note("Two requests and two saves. There is no load:")
for line in log.lines { note("  \(line)") }

section("Offline, with tea in the cache")
step { server = .offline }
show(answers(of: cached))
show(itemsCache.cached?.items)

section("A save that fails in silence")
let silent = Before.SecondCachableItemsClient.init
show(events(of: silent, .fine))
show(events(of: silent, .saveFails))  // predict
show(events(of: silent, .offline))  // predict

section("Strict: no items without a save")
let strict = CachableItemsClient.init
show(events(of: strict, .fine))
show(events(of: strict, .saveFails))
show(events(of: strict, .offline))

section("One answer, and a report")
let reports = Log()
func reporting(base: any ItemsClient, cache: any ItemsCache) -> any ItemsClient {
  ReportingCachableItemsClient(base: base, cache: cache, report: { reports.note("\($0)") })
}
show(events(of: reporting, .fine))
show(events(of: reporting, .saveFails))  // predict
show(events(of: reporting, .offline))
show(reports.lines)

section("Full disk: one answer")
for line in recordFetchWithFullDisk(reporting) { note(line) }

section("Killed in the middle of a write")
note("In place, killed after 0 and 1 steps, and not killed:")
let inPlace = try contentsAfterCrash { files in
  Before.FileItemsCache(path: "items.json", files: files, now: { .beginning })
}
for line in inPlace { note("  \(line)") }
note("With a rename, killed after 0, 1 and 2 steps, and not killed:")
let atomic = try contentsAfterCrash { files in
  FileItemsCache(path: "items.json", files: files, now: { .beginning })
}
for line in atomic { note("  \(line)") }

section("Online, then offline")
let shop = Shop()
note("Nothing has been saved yet:")
step { shop.server = .offline }
show(shop.fetch())
step { shop.server = .items(["tea"]) }
show(shop.fetch())  // predict
step { shop.server = .offline }
show(shop.fetch())

section("Too old")
note("The saved items are good for a week, which has 168 hours:")
step { shop.hour = 168 }
show(shop.fetch())
step { shop.hour = 169 }
show(shop.fetch())

section("A clock set back")
step { shop.hour = -1 }
show(shop.fetch())  // predict: LocalItemsClient.freshItems
step { shop.hour = 0 }

section("The saved file")
for (path, data) in shop.files.contents {
  note("\(path): \(String(decoding: data, as: UTF8.self))")
}

section("Offline: the fallback reads")
for line in try recordFetchOffline(cached: items("tea")) { note(line) }

section("A server that misbehaves")
note("No answer, an empty one, and garbage. The saved items stay:")
step { shop.server = .silent }
show(shop.fetch())
step { shop.server = .nothing }
show(shop.fetch())
step { shop.server = .garbage }
show(shop.fetch())

section("A server that answers twice")
step { shop.server = .twice("milk", "bread") }
show(shop.fetch())
show(try shop.cache.load()?.items)

section("The disk is full")
note("The server has news, and the save fails:")
step { shop.files.writeFailure = .diskFull }
step { shop.server = .items(["bread"]) }
show(shop.fetch())
show(shop.reports.lines)  // predict

section("Offline, after the failed save")
step { shop.server = .offline }
show(shop.fetch())
step { shop.files.writeFailure = nil }

section("A damaged file")
note("Half of the file is missing:")
let half = shop.files.contents["items.json"]!.prefix(30)
try step { try shop.files.write(half, to: "items.json") }
show(shop.fetch())
note("A query changes nothing, so the answer stays the same:")
show(shop.fetch())
note("The next save moves the damaged file to a new name:")
step { shop.server = .items(["bread"]) }
show(shop.fetch())
show(shop.files.contents.keys.sorted())
show(shop.files.contents["items.json.damaged-1"] == half)

section("A query that repairs")
let damaged = MemoryFiles(["items.json": Data("[".utf8)])
let repairing = Before.RepairingItemsReader(path: "items.json", files: damaged)
show(Result { try repairing.load() })
show(try repairing.load())  // predict: Before.RepairingItemsReader.load

section("Who holds whom")
for line in references(from: shop.client) { note(line) }

section("Awaited")
note("From async to a completion, and from a completion to async:")
let awaiting = AwaitingItemsClient { items("tea") }
show(try await awaiting.items())
show(try await shop.client.items())

staysOpen("Marketing wants an event from every protocol.")
