import Foundation
import Playground

chapter(
  "10 CQSCache", "a cache that answers once, and that somebody reads.",
  "The cache answers twice, and nobody reads it.",
  "To save and to fetch are told apart, and a fallback reads.")

section("A method that answers and changes")
let tea = Item(name: "tea")
var before = Before.Cart()
note("What is in it now? Who asks again buys again:")
show("before.put(tea)", before.put(tea))
show("before.put(tea)", before.put(tea))  // predict
note("A query and a command. The query may be asked by anyone:")
var cart = Cart()
step("cart.put(tea)") { cart.put(tea) }
show("cart.items", cart.items)
show("cart.items", cart.items)  // predict

section("Save, as one more method of the client")
note("No client that was there can keep anything. Each has to say something:")
let milk = items("milk")
show("saving(milk, in: Before.BundledItemsClient())", saving(milk, in: Before.BundledItemsClient()))
show("saving(milk, in: Before.RemoteItemsClient())", saving(milk, in: Before.RemoteItemsClient()))

section("The document's first decorator")
note("A cache of its own, and a decorator. Each save and each answer, in order:")
let first: Decorate = Before.CachableItemsClient.init
show("fetch(first, .fine)", fetch(first, .fine))
show("fetch(first, .saveFails)", fetch(first, .saveFails))  // predict
show("fetch(first, .offline)", fetch(first, .offline))
note("Whoever awaits it dies of the second answer. A test lets it die.")

section("The document's second decorator")
note("One answer each. That nothing was saved, nobody learns:")
let second: Decorate = SecondCachableItemsClient.init
show("fetch(second, .fine)", fetch(second, .fine))
show("fetch(second, .saveFails)", fetch(second, .saveFails))  // predict
show("fetch(second, .offline)", fetch(second, .offline))  // predict

section("The first one, corrected: strict")
let strict: Decorate = CachableItemsClient.init
show("fetch(strict, .fine)", fetch(strict, .fine))
show("fetch(strict, .saveFails)", fetch(strict, .saveFails))
show("fetch(strict, .offline)", fetch(strict, .offline))

section("The second one, corrected: reporting")
note("The items are delivered, and the error goes to somebody else:")
let told = Recorder()
let reporting: Decorate = { base, cache in
  ReportingCachableItemsClient(base: base, cache: cache) { told.note("\($0)") }
}
show("fetch(reporting, .fine)", fetch(reporting, .fine))
show("fetch(reporting, .saveFails)", fetch(reporting, .saveFails))  // predict
show("fetch(reporting, .offline)", fetch(reporting, .offline))
show("told.lines", told.lines)

section("Nobody reads")
note("The document's composition, with a memory behind it. Two fetches:")
let recorder = Recorder()
var server = Server.items(["tea"])
let httpClient = StubHTTPClient { url in
  recorder.note("GET \(url.lastPathComponent)")
  return server
}
let itemsClient = RemoteItemsClient(httpClient: httpClient)
let itemsCache = MemoryItemsCache()
let cached = SecondCachableItemsClient(
  base: itemsClient, cache: RecordedItemsCache(base: itemsCache, recorder: recorder))
step("cached.fetchItems { _ in }") { cached.fetchItems { _ in } }
step("cached.fetchItems { _ in }") { cached.fetchItems { _ in } }
note("The server was asked twice, the cache was told twice and asked never:")
for line in recorder.lines { note("  \(line)") }
note("Offline, it is of no use to anybody:")
step("server = .offline") { server = .offline }
show("answers(of: cached)", answers(of: cached))
show("itemsCache.kept?.items", itemsCache.kept?.items)

section("Killed in the middle of a write")
note("A cache that writes its file in place, killed after 0, 1, 2 steps:")
let inPlace = try foundAfterKills { files in
  Before.FileItemsCache(path: "items.json", files: files, now: { .beginning })
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
show("scene.ask()", scene.ask())  // predict
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
show("scene.ask()", scene.ask())  // predict
step("scene.hour = 0") { scene.hour = 0 }

section("The disk is full")
note("The server has news. They are delivered, the failure is reported:")
step("scene.files.writeFailure = .diskFull") { scene.files.writeFailure = .diskFull }
step(#"scene.server = .items(["bread"])"#) { scene.server = .items(["bread"]) }
show("scene.ask()", scene.ask())
show("scene.reports.lines", scene.reports.lines)  // predict
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

staysOpen("Marketing wants an event from every protocol.")
