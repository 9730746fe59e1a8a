import Foundation
import ItemsCore
import Playground

chapter(
  "12 FunctionalCore", "rules that import nothing, and a shell that obeys.",
  "The discount depends on server, disk and date, in one method.",
  "A core decides by values, and a thin shell fetches and stores.")

section("One question, nine effects")
let world = World(page: Page.tea250, hour: 0)
let tangled = Before.ItemListViewModel(world)
step { tangled.refresh() }
step { world.server.page = Page.tea280 }
step { world.clock.time += .seconds(23 * 3_600) }
step { tangled.refresh() }
show(world.display.lines)
show(world.effects.count)

section("Who calls whom, tangled")
note("The first refresh, with no file yet:")
let first = World(page: Page.tea250, hour: 0)
Before.ItemListViewModel(first).refresh()
for line in first.calls { note(line) }

section("The core")
let kept = CachedItems(savedAt: .zero, items: [Item(id: 7, name: "tea", cents: 250)])
let raised = [Item(id: 7, name: "tea", cents: 280)]
func lines(atHour hour: Int) -> [String] {
  decide(answer: raised, kept: kept, now: .seconds(hour * 3_600)).lines
}
show(lines(atHour: 0))
show(lines(atHour: 23))
show(lines(atHour: 24))  // predict: Before.ItemListViewModel.day, Before.ItemListViewModel.refresh
show(lines(atHour: -1))  // predict: Before.ItemListViewModel.day, Before.ItemListViewModel.refresh

section("The whole decision")
note("Tea for 280, at hour 24:")
let decision = decide(answer: raised, kept: kept, now: .seconds(86_400))
show(decision.lines)  // predict: Before.ItemListViewModel.day, Before.ItemListViewModel.refresh
// predict: Before.ItemListViewModel.day, Before.ItemListViewModel.refresh
show(decision.keep?.items == raised)

section("The shell")
let shop = World(page: Page.tea250, hour: 0)
let list = ItemListViewModel(shop)
step { list.refresh() }
show(shop.display.lines)

section("Who calls whom, with a core")
for line in shop.calls { note(line) }

section("The shell, offline")
note("An hour later there is no network:")
step { shop.server.page = nil }
step { shop.clock.time += .seconds(3_600) }
step { list.refresh() }
show(shop.display.lines)  // predict: Before.ItemListViewModel.day, Before.ItemListViewModel.refresh

section("The effects, offline")
for effect in shop.effects.dropFirst(5) { note("- \(effect)") }

section("The shell, offline for a day")
note("The file is from hour 0, and now it's hour 24:")
step { shop.clock.time += .seconds(23 * 3_600) }
step { list.refresh() }
show(shop.display.lines)  // predict: Before.ItemListViewModel.day, Before.ItemListViewModel.refresh

section("The outer ring")
note("The shell holds four objects. The core is not an object:")
for line in references(from: list) { note(line) }

section("A model for each boundary")
let items = try remoteItems(in: Data(Page.tea250.utf8))
show(items[0])
let stored = try CachedItems(file: kept.file)
show(stored == kept)

section("A key is renamed")
note("The server calls the name a title. What can still be read?")
for row in modelTable { note(row) }

staysOpen("How thin can the shell get?")
