import Foundation
import ItemsCore
import Playground

chapter("12 FunctionalCore", "rules that import nothing, and a shell that obeys.")

section("One question, eight effects")
note("How old may kept items be? To ask that, it takes a file, and a server that is")
note("down, a clock and a screen:")
let world = World(page: Payload.before, hour: 0)
let tangled = TangledItems(world)
step("tangled.refresh()") { tangled.refresh() }
step("world.server.page = nil") { world.server.page = nil }
step("world.clock.time += .seconds(23 * 3_600)") { world.clock.time += .seconds(23 * 3_600) }
step("tangled.refresh()") { tangled.refresh() }
show("world.screen.lines", world.screen.lines)
note("All this was done for it:")
for effect in world.effects { note("- \(effect)") }

section("The core")
note("The same question, and nothing is done:")
let kept = Kept(items: [Item(id: 7, name: "tea")], time: .zero)
func lines(atHour hour: Int) -> [String] {
  decide(answer: nil, kept: kept, now: .seconds(hour * 3_600)).lines
}
show("lines(atHour: 0)", lines(atHour: 0))
show("lines(atHour: 23)", lines(atHour: 23))
show("lines(atHour: 24)", lines(atHour: 24))
show("lines(atHour: -1)", lines(atHour: -1))
note("What to keep is an answer too, and no call:")
let decision = decide(answer: [Item(id: 9, name: "ale")], kept: kept, now: .seconds(60))
show("decision.lines", decision.lines)
show("decision.keep?.time == .seconds(60)", decision.keep?.time == .seconds(60))

section("The shell")
note("It asks all, then the core decides, then it does all:")
let shop = World(page: Payload.before, hour: 0)
let shell = ItemsShell(shop)
step("shell.refresh()") { shell.refresh() }
show("shop.screen.lines", shop.screen.lines)
for effect in shop.effects { note("- \(effect)") }
note("Offline, an hour later, nothing is written:")
step("shop.server.page = nil") { shop.server.page = nil }
step("shop.clock.time += .seconds(3_600)") { shop.clock.time += .seconds(3_600) }
step("shell.refresh()") { shell.refresh() }
show("shop.screen.lines", shop.screen.lines)
for effect in shop.effects.dropFirst(5) { note("- \(effect)") }

section("The outer ring")
note("The shell holds the effects. Nobody holds a core: it is no object.")
for line in references(from: shell) { note(line) }

section("A model for each boundary")
let items = try remoteItems(in: Data(Payload.before.utf8))
show("items[0]", items[0])
let stored = try Kept(file: kept.file)
show("stored == kept", stored == kept)

section("A key is renamed")
note("The server calls the name a title. Can its answer be read, and the old file?")
for row in modelTable { note(row) }
note("The core has no column: no key is in it.")
