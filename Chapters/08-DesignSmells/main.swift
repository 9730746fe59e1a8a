import Playground

chapter(
  "08 DesignSmells", "signs that a dependency is in the wrong place.",
  "A review of the shop's older screens finds what is injected in wrong places.",
  "Each smell gets a name, and a repair that the same tests accept.")

section("A default implementation")
let tea = [Item(name: "tea")]
let disk = Log()  // what the file client reads and writes
let fileClient = Before.Defaulted.FileItemsClient(disk)
let client: any Before.Defaulted.ItemsClient = fileClient
try step { try client.save(tea) }
show(disk.lines)  // predict: Defaulted.ItemsClient, Defaulted.FileItemsClient

section("A second protocol")
let cache = FakeCache()
let savingClient = CachableItemsClient(base: BundledItemsClient(), cache: cache)
let savingList = ItemListViewModel(client: savingClient, onShown: {}, onPrint: { _ in })
step { savingList.start() }
show(savingList.titles)
show(cache.saved)

section("Work in an initializer")
let launchServer = FakeServer()
let reviewedTabs = ["Deals", "Drinks", "Food"].map { _ in
  Before.ItemListViewModel(
    client: RemoteItemsClient(httpClient: launchServer),
    log: FakeLog(), tracking: FakeTracking(), printer: FakePrinter())
}
show(launchServer.requests)  // predict

section("An initializer that only stores")
let idleServer = FakeServer()
let tabs = ["Deals", "Drinks", "Food"].map { _ in
  ItemListViewModel(
    client: RemoteItemsClient(httpClient: idleServer), onShown: {}, onPrint: { _ in })
}
show(idleServer.requests)  // predict
step { tabs[0].start() }
show(idleServer.requests)
show(tabs[0].titles)

section("A parent that makes its child")
let ada = User(name: "Ada")
let server = FakeServer()
let remoteClient = RemoteItemsClient(httpClient: server)
let records = Records()
let crowdedHome = Before.HomeViewModel(
  user: ada, client: remoteClient, log: records.log, tracking: records.tracking,
  printer: records.printer)
for line in references(from: crowdedHome) { note(line) }
show(crowdedHome.greeting)
show(server.requests)  // predict
show(records.log.lines)

section("A parent that takes its child")
let app = App(
  client: remoteClient, log: records.log, tracking: records.tracking, printer: records.printer)
let home = HomeViewModel(user: ada, makeList: app.makeList)
show(home.greeting)
show(home.openList().titles)
show(server.requests)
show(records.log.lines)

section("Before and after")
let (before, after) = (Records(), Records())
show(runReviewed(BundledItemsClient(), before))
show(runRepaired(BundledItemsClient(), after))
show(before.log.lines)
show(after.log.lines)
show(after.tracking.lines == before.tracking.lines)
show(after.printer.lines == before.printer.lines)

section("The list of the root")
for line in references(from: App(client: BundledItemsClient(), Records()).makeList()) { note(line) }

section("Too many parameters")
let overInjected = Before.ItemListViewModel(client: BundledItemsClient(), Records())
for line in references(from: overInjected) { note(line) }

section("A facade that only bundles")
let bundled = Before.Facade.ItemListViewModel(client: BundledItemsClient(), Records())
for line in references(from: bundled) { note(line) }
show(references(from: bundled).count == references(from: overInjected).count)

section("A cycle")
note("Work in `init`, with `?`:")
show(Before.composeHastyScreen().lines)  // predict
note("Stored first, then started:")
show(composeScreen().lines)

section("Two classes that make each other")
show(initializerCounts(limit: 1000))  // predict

section("Short code")
show(Before.FriendListViewModel().title)
show(composeFriends().title)
let pageOfGrace = FriendListViewModel(user: User(name: "Grace"), fetchFriends: { [] })
show(pageOfGrace.title)  // predict

section("A method that only forwards")
let (direct, managed) = (FakeServer(), FakeServer())
let withoutManager = ItemListViewModel(
  client: RemoteItemsClient(httpClient: direct), onShown: {}, onPrint: { _ in })
let withManager = ItemListViewModel(
  client: Before.ItemsManager(client: RemoteItemsClient(httpClient: managed)),
  onShown: {}, onPrint: { _ in })
step { withoutManager.start() }
step { withManager.start() }
show(withManager.titles == withoutManager.titles)
show(managed.requests == direct.requests)

section("A login that opens the next screen")
let navigation = NavigationStack()
let pushingLogin = Before.LoginViewModel(
  navigation: navigation, factory: App(client: BundledItemsClient(), Records()))
for line in references(from: pushingLogin) { note(line) }
step { pushingLogin.login() }
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
let handMadeLog = FakeLog()
let handMadeApp = Before.App(client: BundledItemsClient(), log: handMadeLog)
step { handMadeApp.makeList().start() }
step { handMadeApp.makeSearch().start() }
show(handMadeLog.lines)

section("Two lists from one method")
let rootRecords = Records()
let root = App(client: BundledItemsClient(), rootRecords)
step { root.makeList().start() }
step { root.makeList().start() }
show(rootRecords.log.lines)  // predict

section("A protocol that grows")
let file = Before.Grown.FileItemsClient()
try step { try Before.Grown.rename("tea", in: file) }
show(file.saved.map(\.name))

section("Which method runs")
step { client.fetchItems { _ in } }
show(disk.lines)
try step { try fileClient.save(items: tea) }
show(disk.lines)  // predict: Defaulted.ItemsClient, Defaulted.FileItemsClient
note("`clear()` is in the extension only:")
try step { try client.clear() }
show(disk.lines)
try step { try fileClient.clear() }
show(disk.lines)

staysOpen("New wishes: log what every client is asked, and answer on the main queue.")
