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
note("Items come, says its type. Yet bytes come in and items go elsewhere:")
show("try answer(of: client)?.get().names", try answer(of: client)?.get().names)  // predict
show("shop.effects", shop.effects)  // predict

section("Who holds whom")
note("This much injection does show, while the program runs: what it is made of.")
for line in holders(from: client) { note(line) }

section("Rejected: direct input, direct output")
let page = Data(String.twoItems.utf8)
show("type(of: decode)", type(of: decode))
show("try decode(page).names", try decode(page).names)
note("A hundred times, with nobody to stand in for anything:")
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
note("The injected client says one type of the four:")
show("type(of: client.fetchItems)", type(of: client.fetchItems))

section("Composed is not run")
note("All steps are made, and nothing is done:")
show("idle.effects", idle.effects)  // predict
show("try await app.storing.run(.items)", try await app.storing.run(.items))
show("idle.effects", idle.effects)  // predict
show("idle.kept?.items.names", idle.kept?.items.names)

section("Strict, or best effort")
note("The disk is full. What becomes of the items is a choice of one word:")
let full = App(outside: World(isFull: true))
show("await answer(full.strict, .items)", await answer(full.strict, .items))
show("await answer(full.bestEffort, .items)", await answer(full.bestEffort, .items))  // predict
note("An answer that cannot be read is never saved:")
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
note("Two addresses have come, and nobody has asked for items:")
show("week.effects", week.effects)
for try await list in lists { note("- \(list.names)") }
show("week.effects", week.effects)

section("Pure is one question, changing something is another")
note("To get changes nothing at the outside. So it is a query. But it is not pure:")
let outside = World()
let pages = outside.pages
let first = try outside.get(.items)
show("outside.pages == pages", outside.pages == pages)
note("Somebody else writes another page:")
outside.publish(.oneItem, at: .items)
show("try outside.get(.items) == first", try outside.get(.items) == first)  // predict
note("To decode is a query too, and pure:")
show("try decode(first) == decode(first)", try decode(first) == decode(first))  // predict
note("To save is a command. It answers nothing, and something has changed:")
let items = KeptItems(savedAt: outside.time, items: try decode(first))
show("try outside.save(items)", try outside.save(items))
show("outside.kept == items", outside.kept == items)

staysOpen("The other team went another way: one object that has everything.")
