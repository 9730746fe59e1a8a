import Playground

chapter(
  "08 DesignSmells", "signs that a dependency is in the wrong place.",
  "A review of the shop's older screens finds what is injected in wrong places.",
  "Each smell gets a name, and a repair that the same tests accept.")

section("Work in an initializer")
let early = Log()
let reviewed = (1...3).map { _ in
  Before.ItemListViewModel(client: RemoteItemsClient(httpClient: FakeServer(early)), Records())
}
show(early.lines)  // predict

section("An initializer that only stores")
let late = Log()
let stored = (1...3).map { _ in
  ItemListViewModel(client: RemoteItemsClient(httpClient: FakeServer(late)))
}
show(late.lines)  // predict
step { stored[0].start() }
show(late.lines)
show(stored[0].titles)

section("Too many parameters")
let overInjected = Before.ItemListViewModel(client: BundledItemsClient(), Records())
for line in references(from: overInjected) { note(line) }

section("A facade that only bundles")
let bundled = Before.Facade.ItemListViewModel(client: BundledItemsClient(), Records())
for line in references(from: bundled) { note(line) }
show(references(from: bundled).count == references(from: overInjected).count)

section("The list of the root")
for line in references(from: App(client: BundledItemsClient(), Records()).makeList()) { note(line) }

section("Before and after")
let (before, after) = (Records(), Records())
show(runReviewed(BundledItemsClient(), before))
show(runRepaired(BundledItemsClient(), after))
show(before.log.lines)
show(after.log.lines)
show(after.tracking.lines == before.tracking.lines)
show(after.paper.lines == before.paper.lines)

let ada = User(name: "Ada")
let server = Log()
let records = Records()

section("A parent that makes its child")
let maker = Before.HomeViewModel(
  user: ada, client: RemoteItemsClient(httpClient: FakeServer(server)), log: records.log,
  tracking: records.tracking, printer: records.paper)
for line in references(from: maker) { note(line) }
show(maker.greeting)
show(server.lines + records.log.lines)  // predict

section("A parent that takes its child")
let app = App(client: RemoteItemsClient(httpClient: FakeServer(server)), records)
let taker = HomeViewModel(user: ada, makeList: app.makeList)
show(taker.greeting)
show(taker.openList().titles)
show(server.lines + records.log.lines)

section("A default implementation")
let disk = Log()
let concrete = Before.Defaulted.FileItemsClient(disk)
let existential: any Before.Defaulted.ItemsClient = concrete
let tea = [Item(name: "tea")]
try step { try existential.save(tea) }
show(disk.lines)  // predict

section("A second protocol")
let cache = Log()
let cachable = ItemListViewModel(
  client: CachableItemsClient(base: BundledItemsClient(), cache: FakeCache(cache)))
step { cachable.start() }
show(cachable.titles)
show(cache.lines)

section("A cycle")
note("Work in `init`, with `?`:")
show(Before.composeHastyScreen().lines)  // predict
note("Stored first, then started:")
show(composeScreen().lines)

section("Two classes that make each other")
show(mutual(limit: 1000))  // predict

section("Short code")
show(Before.FriendListViewModel().title)
show(composeFriends().title)
let another = FriendListViewModel(user: User(name: "Grace"), fetchFriends: { [] })
show(another.title)  // predict

section("A method that only forwards")
let (direct, managed) = (Log(), Log())
let withoutManager = ItemListViewModel(client: RemoteItemsClient(httpClient: FakeServer(direct)))
let withManager = ItemListViewModel(
  client: Before.ItemsManager(client: RemoteItemsClient(httpClient: FakeServer(managed))))
step { withoutManager.start() }
step { withManager.start() }
show(withManager.titles == withoutManager.titles)
show(managed.lines == direct.lines)

section("A login that opens the next screen")
let navigation = NavigationStack()
let pushing = Before.LoginViewModel(
  navigation: navigation, factory: App(client: BundledItemsClient(), Records()))
for line in references(from: pushing) { note(line) }
step { pushing.login() }
show(navigation.screens)

section("A login that only tells")
let toItems = LoginViewModel(onLogin: { navigation.push("items") })
let toFriends = LoginViewModel(onLogin: { navigation.push("friends") })
let flow = LoginFlow(next: { navigation.push("home") })
step { toItems.login() }
step { toFriends.login() }
step { LoginViewModel(delegate: flow).login() }
show(navigation.screens)  // predict

section("Two lists composed by hand")
let byHand = Log()
let handMade = Before.App(client: BundledItemsClient(), log: byHand)
step { handMade.makeList().start() }
step { handMade.makeSearch().start() }
show(byHand.lines)

section("Two lists from one method")
let byRoot = Records()
let root = App(client: BundledItemsClient(), byRoot)
step { root.makeList().start() }
step { root.makeList().start() }
show(byRoot.log.lines)  // predict

section("A protocol that grows")
let file = Before.Grown.FileItemsClient()
try step { try Before.Grown.rename("tea", in: file) }
show(file.saved.map(\.name))

section("Which method runs")
step { existential.fetchItems { _ in } }
show(disk.lines)
try step { try concrete.save(items: tea) }
show(disk.lines)  // predict
note("`clear()` is in the extension only:")
try step { try existential.clear() }
show(disk.lines)
try step { try concrete.clear() }
show(disk.lines)

staysOpen("New wishes: log what every client is asked, and answer on the main queue.")
