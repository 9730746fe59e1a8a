import Foundation
import Playground

chapter("10 CQSCache", "a cache that answers once, and that somebody reads.")

section("A method that answers and changes")
var mixed = MixedShelf(items("tea", "milk"))
note("Asked twice, it answers twice differently. Two askers take from each other:")
show("mixed.next()", mixed.next())
show("mixed.next()", mixed.next())
note("A query and a command. The query may be asked by anyone:")
var shelf = Shelf(items("tea", "milk"))
show("shelf.first", shelf.first)
show("shelf.first", shelf.first)
step("shelf.removeFirst()") { shelf.removeFirst() }
show("shelf.first", shelf.first)

section("Save, as one more method of the client")
note("No client that was there can keep anything. Each has to say something:")
let milk = items("milk")
show("saving(milk, in: BundledItems())", saving(milk, in: BundledItems()))
show("saving(milk, in: ServerItems())", saving(milk, in: ServerItems()))

section("The document's first decorator")
note("A cache of its own, and a decorator. Count the answers:")
let first: Decorate = FirstCachableItemsClient.init
show("count(first, .fine)", count(first, .fine))
show("count(first, .saveFails)", count(first, .saveFails))
show("count(first, .offline)", count(first, .offline))
note("Whoever awaits it dies of the second answer. A test lets it die.")

section("The document's second decorator")
note("One answer each. That nothing was saved, nobody learns:")
let second: Decorate = SecondCachableItemsClient.init
show("count(second, .fine)", count(second, .fine))
show("count(second, .saveFails)", count(second, .saveFails))
show("count(second, .offline)", count(second, .offline))

section("The first one, corrected: strict")
let strict: Decorate = StrictCachableItemsClient.init
show("count(strict, .fine)", count(strict, .fine))
show("count(strict, .saveFails)", count(strict, .saveFails))
show("count(strict, .offline)", count(strict, .offline))

section("The second one, corrected: reporting")
note("The items are delivered, and the error goes to somebody else:")
var told: [String] = []
let reporting: Decorate = { base, cache in
  ReportingCachableItemsClient(base: base, cache: cache) { told.append("\($0)") }
}
show("count(reporting, .fine)", count(reporting, .fine))
show("count(reporting, .saveFails)", count(reporting, .saveFails))
show("count(reporting, .offline)", count(reporting, .offline))
show("told", told)

section("Nobody reads")
note("The document's composition, with a memory behind it. Two fetches:")
let httpClient = StubHTTPClient()
httpClient.answers = [.success(Data(#"[{"name": "tea"}]"#.utf8))]
let itemsClient = RemoteItemsClient(httpClient: httpClient)
let itemsCache = MemoryItemsCache()
let cached = SecondCachableItemsClient(base: itemsClient, cache: itemsCache)
step("cached.fetchItems { _ in }") { cached.fetchItems { _ in } }
step("cached.fetchItems { _ in }") { cached.fetchItems { _ in } }
show("httpClient.calls", httpClient.calls)
show("itemsCache.saves", itemsCache.saves)
show("itemsCache.loads", itemsCache.loads)
note("Offline, it is of no use to anybody:")
httpClient.answers = [.failure(ServerFailure.offline)]
show("answers(of: cached)", answers(of: cached))
show("itemsCache.kept?.items", itemsCache.kept?.items)

section("Killed in the middle of a write")
note("A cache that writes its file in place, killed after 0, 1, 2 steps:")
let inPlace = try foundAfterKills { files in
  InPlaceItemsCache(path: "items.json", files: files, now: { .beginning })
}
for line in inPlace { note("  \(line)") }
note("One that writes beside it and then gives it the name:")
let atomic = try foundAfterKills { files in
  FileItemsCache(path: "items.json", files: files, now: { .beginning })
}
for line in atomic { note("  \(line)") }

section("Online, then offline")
let scene = Scene()
note("Nothing is kept yet:")
step("scene.server = .offline") { scene.server = .offline }
show("scene.ask()", scene.ask())
step(#"scene.server = .items(["tea"])"#) { scene.server = .items(["tea"]) }
show("scene.ask()", scene.ask())
note("This is the file, and the same client without a server:")
for (path, data) in scene.files.contents {
  note("\(path): \(String(decoding: data, as: UTF8.self))")
}
step("scene.server = .offline") { scene.server = .offline }
show("scene.ask()", scene.ask())

section("A server that misbehaves")
note("No answer, an empty one, and garbage. What is kept stays:")
step("scene.server = .silent") { scene.server = .silent }
show("scene.ask()", scene.ask())
step("scene.server = .nothing") { scene.server = .nothing }
show("scene.ask()", scene.ask())
step("scene.server = .garbage") { scene.server = .garbage }
show("scene.ask()", scene.ask())
note("Two answers. The first counts, and it is saved once:")
step(#"scene.server = .twice("milk", "bread")"#) { scene.server = .twice("milk", "bread") }
show("scene.ask()", scene.ask())
show("try scene.cache.load()?.items", try scene.cache.load()?.items)

section("Stale")
note("Kept items are good for a week, which has 168 hours:")
step("scene.server = .offline") { scene.server = .offline }
step("scene.hour = 168") { scene.hour = 168 }
show("scene.ask()", scene.ask())
step("scene.hour = 169") { scene.hour = 169 }
show("scene.ask()", scene.ask())
note("A clock that was set back:")
step("scene.hour = -1") { scene.hour = -1 }
show("scene.ask()", scene.ask())
step("scene.hour = 0") { scene.hour = 0 }

section("The disk is full")
note("The server has news. They are delivered, the failure is reported:")
step("scene.files.writeFailure = .diskFull") { scene.files.writeFailure = .diskFull }
step(#"scene.server = .items(["bread"])"#) { scene.server = .items(["bread"]) }
show("scene.ask()", scene.ask())
show("scene.reports", scene.reports)
note("And what was kept before is still kept:")
step("scene.server = .offline") { scene.server = .offline }
show("scene.ask()", scene.ask())
step("scene.files.writeFailure = nil") { scene.files.writeFailure = nil }

section("Damaged")
note("Half of the file, as after a crash of the machine:")
let half = scene.files.contents["items.json"]!.prefix(30)
try step(#"try scene.files.write(half, to: "items.json")"#) {
  try scene.files.write(half, to: "items.json")
}
show("scene.ask()", scene.ask())
note("A query changes nothing, so it says so as often as it is asked:")
show("scene.ask()", scene.ask())
note("The next save puts it aside:")
step(#"scene.server = .items(["bread"])"#) { scene.server = .items(["bread"]) }
show("scene.ask()", scene.ask())
show("scene.files.contents.keys.sorted()", scene.files.contents.keys.sorted())
show(
  #"scene.files.contents["items.json.damaged-1"] == half"#,
  scene.files.contents["items.json.damaged-1"] == half)

section("Who holds whom")
for line in references(from: scene.client) { note(line) }

section("Awaited")
note("With one answer, a completion can be awaited. There and back again:")
let awaiting = AwaitingItemsClient { items("tea") }
show("try await awaiting.items()", try await awaiting.items())
show("try await scene.client.items()", try await scene.client.items())
