import Foundation
import ItemsCore
import Playground

chapter(
  "12 FunctionalCore", "rules that import nothing, and a shell that obeys.",
  "The discount depends on server, disk and date, in one method.",
  "A core decides by values, and a thin shell fetches and stores.")

section("One question, nine effects")
note("The server has raised a price. What does a customer pay who saw the old one?")
note("To ask that, it takes a server, a file, a clock and a screen:")
let world = World(page: Payload.before, hour: 0)
let tangled = Before.ItemListViewModel(world)
step("tangled.refresh()") { tangled.refresh() }
step("world.server.page = Payload.raised") { world.server.page = Payload.raised }
step("world.clock.time += .seconds(23 * 3_600)") { world.clock.time += .seconds(23 * 3_600) }
step("tangled.refresh()") { tangled.refresh() }
show("world.display.lines", world.display.lines)
note("All this was done for it:")
for effect in world.effects { note("- \(effect)") }

section("The core")
note("The same question, and nothing is done:")
let kept = KeptItems(savedAt: .zero, items: [Item(id: 7, name: "tea", cents: 250)])
let raised = [Item(id: 7, name: "tea", cents: 280)]
func lines(atHour hour: Int) -> [String] {
  decide(answer: raised, kept: kept, now: .seconds(hour * 3_600)).lines
}
show("lines(atHour: 0)", lines(atHour: 0))
show("lines(atHour: 23)", lines(atHour: 23))
show("lines(atHour: 24)", lines(atHour: 24))  // predict
show("lines(atHour: -1)", lines(atHour: -1))  // predict
note("What to keep is an answer too, and no call:")
let decision = decide(answer: raised, kept: kept, now: .seconds(86_400))
show("decision.lines", decision.lines)  // predict
show("decision.keep?.items == raised", decision.keep?.items == raised)  // predict

section("The shell")
note("It asks all, then the core decides, then it does all:")
let shop = World(page: Payload.before, hour: 0)
let list = ItemListViewModel(shop)
step("list.refresh()") { list.refresh() }
show("shop.display.lines", shop.display.lines)
for effect in shop.effects { note("- \(effect)") }
note("Offline, an hour later, nothing is written:")
step("shop.server.page = nil") { shop.server.page = nil }
step("shop.clock.time += .seconds(3_600)") { shop.clock.time += .seconds(3_600) }
step("list.refresh()") { list.refresh() }
show("shop.display.lines", shop.display.lines)  // predict
for effect in shop.effects.dropFirst(5) { note("- \(effect)") }

section("The outer ring")
note("The shell holds the effects. Nobody holds a core: it is no object.")
for line in references(from: list) { note(line) }

section("A model for each boundary")
let items = try remoteItems(in: Data(Payload.before.utf8))
show("items[0]", items[0])
let stored = try KeptItems(file: kept.file)
show("stored == kept", stored == kept)

section("A key is renamed")
note("The server calls the name a title. Can its answer be read, and the old file?")
for row in modelTable { note(row) }
note("The core has no column: no key is in it.")

staysOpen("How thin can the shell get?")
