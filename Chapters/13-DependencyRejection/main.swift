import Foundation
import ItemsCore
import Playground

chapter(
  "13 DependencyRejection", "a function that takes values needs no dependency.",
  "Saving the items takes a client, a cache and a clock, and decides nothing.",
  "Values go in and values come out instead.")

section("Injected: indirect input, indirect output")
let shop = World()
let client = CachingItemsClient(
  base: RemoteItemsClient(httpClient: shop),
  cache: FileItemsCache(disk: shop, now: { shop.time }),
  report: shop.report)
show(try await client.fetchItems().names)  // predict: String.twoItems
show(shop.effects)  // predict: World.get, World.save
show(shop.reports)

section("Who holds whom")
for line in holders(from: client) { note(line) }

section("Who calls whom, injected")
for line in try await injectedCalls() { note(line) }

section("Rejected: direct input, direct output")
let page = Data(
  """
  [{"id": 7, "name": "tea", "cents": 250}, {"id": 9, "name": "milk", "cents": 120}]
  """.utf8)
show(type(of: decode))
show(try decode(page).names)

section("The renamed field")
let newPage = Data(#"[{"id": 7, "name": "tea", "price": 250}]"#.utf8)
show(await namesOrError { try decode(newPage) })
show(try decodeRepaired(newPage).names)

section("A hundred times")
let hundred = try (1...100).map { _ in try decode(page) }
show(hundred.allSatisfy { $0 == hundred[0] })

section("Joined in one function")
func makeCatalog(_ world: World) -> Catalog {
  Catalog(get: world.get, now: { world.time }, save: world.save, report: world.report)
}
let world = World()
let catalog = makeCatalog(world)
show(try await catalog.load(.items).names)
show(world.effects)  // predict: World.get, World.save

section("Who calls whom, rejected")
for line in world.calls.lines { note(line) }

section("The disk is full, or the page is damaged")
let full = World(isFull: true)
let onFullDisk = makeCatalog(full)
show(await namesOrError { try await onFullDisk.load(.items) })  // predict: Catalog.load
show(full.reports)  // predict: Catalog.load, World.save
let damaged = World(pages: [.items: "no JSON"])
let onDamagedPage = makeCatalog(damaged)
show(await namesOrError { try await onDamagedPage.load(.items) })
show(damaged.effects)  // predict: Catalog.load, World.get

section("The flow is in the types")
show(type(of: catalog.fetch))
show(type(of: catalog.items))
show(type(of: catalog.storing))  // predict: Catalog.storing

section("The injected client's type")
show(type(of: client.fetchItems))

section("Composed is not run")
let waiting = World()
let storing = makeCatalog(waiting).storing
show(waiting.effects)  // predict
show(try await storing.run(.items))
show(waiting.effects)
show(waiting.kept?.items.names)

section("Strict, or best effort")
let fullDisk = makeCatalog(World(isFull: true))
show(await namesOrError(of: fullDisk.strict))
show(await namesOrError(of: fullDisk.bestEffort))

section("A clock as a closure")
note("This clock shows hour 23 at first, and one hour more at each reading:")
show(offer(now: ticking(from: 23)))

section("Over time")
let week = World(pages: [.items: .twoItems, .deals: .oneItem])
let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
let lists = makeCatalog(week).items(at: addresses)
step { continuation.yield(.items) }
step { continuation.yield(.deals) }
continuation.finish()
note("Two addresses have arrived, and the loop has not started:")
show(week.effects)
for try await list in lists { note("- \(list.names)") }
show(week.effects)

section("Pure is one question, changing something is another")
note("get changes nothing outside, so it's a query:")
let outside = World()
let pages = outside.pages
let first = try outside.get(.items)
show(outside.pages == pages)
note("The page at the server changes:")
outside.publish(.oneItem, at: .items)
show(try outside.get(.items) == first)  // predict
note("decode is a query too. Twice the same bytes:")
show(try decode(first) == decode(first))  // predict
note("save is a command. It returns nothing, and it changes the file:")
let items = CachedItems(savedAt: outside.time, items: try decode(first))
show(try outside.save(items))
show(outside.kept == items)

section("A query behind a closure")
let orders = InMemoryOrders()
await orders.save(Order(number: 1, customer: "Ada", cents: 250))
await orders.save(Order(number: 2, customer: "Ada", cents: 120))
let reminders = ReminderPage { await orders.unpaidOrders(of: $0) }
show(try await reminders.line(for: "Ada"))
show(try await reminders.line(for: "Bob"))

staysOpen("The other team went another way: one object that has everything.")
