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
show(disk.lines)  // predict

section("A second protocol")
let cache = Log()  // what is saved
let savingClient = CachableItemsClient(base: BundledItemsClient(), cache: FakeCache(cache))
let savingList = ItemListViewModel(client: savingClient)
step { savingList.start() }
show(savingList.titles)
show(cache.lines)

section("Work in an initializer")
let requestsAtLaunch = Log()
let reviewedTabs = ["Deals", "Drinks", "Food"].map { _ in
  Before.ItemListViewModel(
    client: RemoteItemsClient(httpClient: FakeServer(requestsAtLaunch)),
    log: Log(), tracking: Log(), printer: Log())
}
show(requestsAtLaunch.lines)  // predict

section("An initializer that only stores")
let requests = Log()
let tabs = ["Deals", "Drinks", "Food"].map { _ in
  ItemListViewModel(client: RemoteItemsClient(httpClient: FakeServer(requests)))
}
show(requests.lines)  // predict
step { tabs[0].start() }
show(requests.lines)
show(tabs[0].titles)

section("A parent that makes its child")
let ada = User(name: "Ada")
let server = Log()
let remoteClient = RemoteItemsClient(httpClient: FakeServer(server))
let records = Records()
let crowdedHome = Before.HomeViewModel(
  user: ada, client: remoteClient, log: records.log, tracking: records.tracking,
  printer: records.paper)
for line in references(from: crowdedHome) { note(line) }
show(crowdedHome.greeting)
show(server.lines)  // predict
show(records.log.lines)

section("A parent that takes its child")
let app = App(client: remoteClient, log: records.log, tracking: records.tracking)
let home = HomeViewModel(user: ada, makeList: app.makeList)
show(home.greeting)
show(home.openList().titles)
show(server.lines)
show(records.log.lines)

section("Before and after")
let (before, after) = (Records(), Records())
show(runReviewed(BundledItemsClient(), before))
show(runRepaired(BundledItemsClient(), after))
show(before.log.lines)
show(after.log.lines)
show(after.tracking.lines == before.tracking.lines)
show(after.paper.lines == before.paper.lines)

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
show(mutual(limit: 1000))  // predict

section("Short code")
show(Before.FriendListViewModel().title)
show(composeFriends().title)
let pageOfGrace = FriendListViewModel(user: User(name: "Grace"), fetchFriends: { [] })
show(pageOfGrace.title)  // predict

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
step { client.fetchItems { _ in } }
show(disk.lines)
try step { try fileClient.save(items: tea) }
show(disk.lines)  // predict
note("`clear()` is in the extension only:")
try step { try client.clear() }
show(disk.lines)
try step { try fileClient.clear() }
show(disk.lines)

staysOpen("New wishes: log what every client is asked, and answer on the main queue.")
