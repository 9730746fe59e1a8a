import Playground

chapter("08 DesignSmells", "signs that a dependency is in the wrong place.")

section("Work in an initialiser")
note("Three lists are composed. Nobody looks at one yet, and the server is busy:")
let early = Log()
let working = (1...3).map { _ in
  Working.ItemListViewModel(client: RemoteItemsClient(requests: early))
}
show("early.lines", early.lines)
note("The same three, from an initialiser that only stores:")
let late = Log()
let stored = (1...3).map { _ in
  StoredOnly.ItemListViewModel(client: RemoteItemsClient(requests: late))
}
show("late.lines", late.lines)
step("stored[0].start()") { stored[0].start() }
show("late.lines", late.lines)
show("stored[0].titles", stored[0].titles)

section("A cycle")
note("Each makes the other one. At a thousand we stop; not one is complete:")
let count = MutualConstruction.Count(limit: 1000)
show(
  "(try? MutualConstruction.Screen(count)) == nil", (try? MutualConstruction.Screen(count)) == nil)
show("count.begun", count.begun)
show("count.completed", count.completed)
note("Two steps with `!`: working in `init` ends the program, so it is not run here.")
note("Two steps with `?`: the program lives, the line is lost:")
show("OptionalCycle.shown()", OptionalCycle.shown())
note("Stored only, then started:")
show("StoredCycle.shown()", StoredCycle.shown())

section("Too many parameters")
let records = Records()
let overInjected = OverInjected.ItemListViewModel(
  client: BundledItemsClient(), log: records.log, tracking: records.tracking, paper: records.paper)
for line in references(from: overInjected) { note(line) }

section("A facade that only bundles")
let bundled = Facade.ItemListViewModel(
  services: Facade.ListServices(
    client: BundledItemsClient(), log: records.log, tracking: records.tracking,
    paper: records.paper))
for line in references(from: bundled) { note(line) }
note("One parameter instead of four, and as many in reach as before:")
show(
  "references(from: bundled).count == references(from: overInjected).count",
  references(from: bundled).count == references(from: overInjected).count)

section("Around, listening, and apart")
let cured = Cured.ItemListViewModel(client: BundledItemsClient())
for line in references(from: cured) { note(line) }
note("Before and after, the same is shown, logged, tracked and printed:")
let (before, after) = (Records(), Records())
show(
  "OverInjected.run(BundledItemsClient(), before)", OverInjected.run(BundledItemsClient(), before))
show("Cured.run(BundledItemsClient(), after)", Cured.run(BundledItemsClient(), after))
show("before.log.lines", before.log.lines)
show("after.log.lines", after.log.lines)
show("after.tracking.lines == before.tracking.lines", after.tracking.lines == before.tracking.lines)
show("after.paper.lines == before.paper.lines", after.paper.lines == before.paper.lines)

section("Hidden behind an interface")
note("A client that is written here. The list was written without it:")
struct GreetingItemsClient: ItemsClient {
  func fetchItems(completion: @escaping ItemsCompletion) {
    completion(.success([Item(name: "hello")]))
  }
}
let open = StoredOnly.ItemListViewModel(client: GreetingItemsClient())
step("open.start()") { open.start() }
show("open.titles", open.titles)

section("Short code")
note("Both say the same. Only one of them can say something else:")
show("Short.HomeViewModel().title", Short.HomeViewModel().title)
show("Clean.compose().title", Clean.compose().title)
let another = Clean.HomeViewModel(user: "Bo", count: { 7 })
show("another.title", another.title)

section("A method that only forwards")
let (direct, managed) = (Log(), Log())
let withoutManager = StoredOnly.ItemListViewModel(client: RemoteItemsClient(requests: direct))
let withManager = StoredOnly.ItemListViewModel(
  client: ItemsManager(client: RemoteItemsClient(requests: managed)))
step("withoutManager.start()") { withoutManager.start() }
step("withManager.start()") { withManager.start() }
show("withManager.titles == withoutManager.titles", withManager.titles == withoutManager.titles)
show("managed.lines == direct.lines", managed.lines == direct.lines)

section("A parent that makes its child")
let (requests, log) = (Log(), Log())
let maker = MakesItsChild.HomeViewModel(
  user: "Ann", client: RemoteItemsClient(requests: requests), log: log)
for line in references(from: maker) { note(line) }
note("All that the parent does itself needs none of them:")
show("maker.greeting", maker.greeting)
show("requests.lines + log.lines", requests.lines + log.lines)

section("A parent that takes its child")
let taker = TakesItsChild.HomeViewModel(
  user: "Ann",
  makeList: { ItemListViewModel(client: RemoteItemsClient(requests: requests), log: log) })
show("references(from: taker)", references(from: taker))
show("taker.greeting", taker.greeting)
show("taker.openList().titles", taker.openList().titles)
show("requests.lines + log.lines", requests.lines + log.lines)

section("Where to go after the login")
note("The login that goes there itself holds what the list needs:")
let navigation = Navigation()
let pushing = Pushing.LoginViewModel(navigation: navigation, client: BundledItemsClient())
for line in references(from: pushing) { note(line) }
step("pushing.login()") { pushing.login() }
show("navigation.trail", navigation.trail)
note("The login that only tells, in two apps:")
let toItems = TellingAClosure.LoginViewModel(onLogin: { navigation.push("items") })
let toFriends = TellingAClosure.LoginViewModel(onLogin: { navigation.push("friends") })
step("toItems.login()") { toItems.login() }
step("toFriends.login()") { toFriends.login() }
let flow = LoginFlow(next: { navigation.push("settings") })
let delegating = TellingADelegate.LoginViewModel()
step("delegating.delegate = flow") { delegating.delegate = flow }
step("delegating.login()") { delegating.login() }
show("navigation.trail", navigation.trail)

section("What a factory is for")
note("Two lists composed by hand. One of them forgot the log:")
let byHand = Log()
step("ByHand.home(BundledItemsClient(), byHand).start()") {
  ByHand.home(BundledItemsClient(), byHand).start()
}
step("ByHand.search(BundledItemsClient(), byHand).start()") {
  ByHand.search(BundledItemsClient(), byHand).start()
}
show("byHand.lines", byHand.lines)
note("Two from a factory in the root:")
let byFactory = Log()
let factory = ItemListFactory(client: BundledItemsClient(), log: byFactory)
step("factory.makeList().start()") { factory.makeList().start() }
step("factory.makeList().start()") { factory.makeList().start() }
show("byFactory.lines", byFactory.lines)

section("A protocol that grows")
note("A file can save. A bundle would end the program here:")
let file = Grown.FileItemsClient()
try step("try Grown.rename(\"tea\", in: file)") { try Grown.rename("tea", in: file) }
show("file.saved.map(\\.name)", file.saved.map(\.name))
note("A default implementation: one misspelt word, and the default runs instead:")
let misspelt: any Defaulted.ItemsClient = Defaulted.FileItemsClient()
show("try misspelt.save([])", try misspelt.save([]))
note("In the extension only: it depends on the type that the caller happens to see.")
let concrete = ExtensionOnly.FileItemsClient()
let existential: any ExtensionOnly.ItemsClient = concrete
show("existential.fetch()", existential.fetch())
show("existential.save()", existential.save())
show("concrete.save()", concrete.save())

section("A second protocol")
note("No client changes, and what any of them delivers can be saved:")
let cache = MemoryItemsCache()
let cachable = StoredOnly.ItemListViewModel(
  client: CachableItemsClient(base: BundledItemsClient(), cache: cache))
step("cachable.start()") { cachable.start() }
show("cachable.titles", cachable.titles)
show("cache.saved.map(\\.name)", cache.saved.map(\.name))
