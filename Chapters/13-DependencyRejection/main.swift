import Foundation
import ItemsCore
import Playground

chapter(
  "13 DependencyRejection", "a function that takes values needs no dependency.",
  "To save the items takes a client, a cache and a clock, and decides nothing.",
  "Values go in and values come out instead.")

section("Injected: indirect input, indirect output")
let shop = World()
let client = shop.itemsClient()
show("try answer(of: client)?.get().names", try answer(of: client)?.get().names)  // predict
show("shop.effects", shop.effects)  // predict

section("Who holds whom")
for line in holders(from: client) { note(line) }

section("Who calls whom, injected")
for line in injectedCalls() { note(line) }

section("Rejected: direct input, direct output")
let page = Data(String.twoItems.utf8)
show("type(of: decode)", type(of: decode))
show("try decode(page).names", try decode(page).names)
note("A hundred times, and no server, clock or file is touched:")
let idle = World()
let app = App(outside: idle)
let hundred = try (1...100).map { _ in try decode(page) }
show("hundred.allSatisfy { $0 == hundred[0] }", hundred.allSatisfy { $0 == hundred[0] })
show("idle.effects", idle.effects)  // predict

section("The flow is in the types")
note("URL -> Data -> [Item] -> Void, step by step:")
show("type(of: app.fetch)", type(of: app.fetch))
show("type(of: app.items)", type(of: app.items))
show("type(of: app.storing)", type(of: app.storing))  // predict
note("The injected client's type mentions one of the four:")
show("type(of: client.fetchItems)", type(of: client.fetchItems))

section("Composed is not run")
note("The flow is composed, but it hasn't run yet:")
show("idle.effects", idle.effects)  // predict
show("try await app.storing.run(.items)", try await app.storing.run(.items))
show("idle.effects", idle.effects)  // predict
show("idle.kept?.items.names", idle.kept?.items.names)

section("Who calls whom, rejected")
for line in idle.calls.lines { note(line) }

section("Strict, or best effort")
note("The disk is full:")
let full = App(outside: World(isFull: true))
show("await answer(full.strict, .items)", await answer(full.strict, .items))
show("await answer(full.bestEffort, .items)", await answer(full.bestEffort, .items))  // predict
note("The page isn't JSON:")
let noJSON = World(pages: [.items: "no JSON"])
let garbled = App(outside: noJSON)
show("await answer(garbled.bestEffort, .items)", await answer(garbled.bestEffort, .items))
show("noJSON.effects", noJSON.effects)  // predict

section("Over time")
let week = World(pages: [.items: .twoItems, .deals: .oneItem])
let (addresses, coming) = AsyncStream.makeStream(of: URL.self)
let lists = App(outside: week).items(at: addresses)
step("coming.yield(.items)") { coming.yield(.items) }
step("coming.yield(.deals)") { coming.yield(.deals) }
coming.finish()
note("Two addresses have arrived, and the loop has not started:")
show("week.effects", week.effects)
for try await list in lists { note("- \(list.names)") }
show("week.effects", week.effects)

section("Pure is one question, changing something is another")
note("get changes nothing outside, so it's a query:")
let outside = World()
let pages = outside.pages
let first = try outside.get(.items)
show("outside.pages == pages", outside.pages == pages)
note("The page at the server changes, so get isn't pure:")
outside.publish(.oneItem, at: .items)
show("try outside.get(.items) == first", try outside.get(.items) == first)  // predict
note("decode is a query too, and it is pure:")
show("try decode(first) == decode(first)", try decode(first) == decode(first))  // predict
note("save is a command. It returns nothing, and it changes the file:")
let items = KeptItems(savedAt: outside.time, items: try decode(first))
show("try outside.save(items)", try outside.save(items))
show("outside.kept == items", outside.kept == items)

staysOpen("The other team went another way: one object that has everything.")
