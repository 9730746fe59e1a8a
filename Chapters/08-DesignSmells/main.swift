import Playground

chapter(
  "08 DesignSmells", "signs that a dependency is in the wrong place.",
  "A review of the shop's older screens finds what is injected in wrong places.",
  "Each smell gets a name, and a repair that the same tests accept.")

section("Work in an initialiser")
note("Three lists are composed. Nobody looks at one yet, and the server is busy:")
let early = Recorder()
let reviewed = (1...3).map { _ in
  Before.ItemListViewModel(client: RemoteItemsClient(httpClient: early), Records())
}
show("early.lines", early.lines)  // predict
note("The same three, from an initialiser that only stores:")
let late = Recorder()
let stored = (1...3).map { _ in ItemListViewModel(client: RemoteItemsClient(httpClient: late)) }
show("late.lines", late.lines)  // predict
step("stored[0].start()") { stored[0].start() }
show("late.lines", late.lines)
show("stored[0].titles", stored[0].titles)

section("A cycle")
note("Each makes the other one. At a thousand we stop; not one is complete:")
show("mutual(limit: 1000)", mutual(limit: 1000))  // predict
note("Two steps with `!`: working in `init` ends the program, so it is not run here.")
note("Two steps with `?`: the program lives, the line is lost:")
show("Before.composeHastyScreen().lines", Before.composeHastyScreen().lines)  // predict
note("Stored only, then started:")
show("composeScreen().lines", composeScreen().lines)

section("Too many parameters")
let overInjected = Before.ItemListViewModel(client: BundledItemsClient(), Records())
for line in references(from: overInjected) { note(line) }

section("A facade that only bundles")
let bundled = Before.Facade.ItemListViewModel(client: BundledItemsClient(), Records())
for line in references(from: bundled) { note(line) }
note("One parameter instead of four, and as many in reach as before:")
show(
  "references(from: bundled).count == references(from: overInjected).count",
  references(from: bundled).count == references(from: overInjected).count)

section("Around, listening, and apart")
for line in references(from: ItemListViewModel(client: BundledItemsClient())) { note(line) }
note("Before and after, the same is shown, logged, tracked and printed:")
let (before, after) = (Records(), Records())
show("runReviewed(BundledItemsClient(), before)", runReviewed(BundledItemsClient(), before))
show("runRepaired(BundledItemsClient(), after)", runRepaired(BundledItemsClient(), after))
show("before.log.lines", before.log.lines)
show("after.log.lines", after.log.lines)
show("after.tracking.lines == before.tracking.lines", after.tracking.lines == before.tracking.lines)
show("after.paper.lines == before.paper.lines", after.paper.lines == before.paper.lines)

section("Short code")
note("Both say the same. Only one of them can say something else:")
show("Before.FriendListViewModel().title", Before.FriendListViewModel().title)
show("composeFriends().title", composeFriends().title)
let another = FriendListViewModel(user: User(name: "Grace"), fetchFriends: { [] })
show("another.title", another.title)  // predict

section("A method that only forwards")
let (direct, managed) = (Recorder(), Recorder())
let withoutManager = ItemListViewModel(client: RemoteItemsClient(httpClient: direct))
let withManager = ItemListViewModel(
  client: Before.ItemsManager(client: RemoteItemsClient(httpClient: managed)))
step("withoutManager.start()") { withoutManager.start() }
step("withManager.start()") { withManager.start() }
show("withManager.titles == withoutManager.titles", withManager.titles == withoutManager.titles)
show("managed.lines == direct.lines", managed.lines == direct.lines)

let ada = User(name: "Ada")
let server = Recorder()
let records = Records()

section("A parent that makes its child")
let maker = Before.HomeViewModel(
  user: ada, client: RemoteItemsClient(httpClient: server), log: records.log,
  tracking: records.tracking, printer: records.paper)
for line in references(from: maker) { note(line) }
note("All that the parent does itself needs none of them:")
show("maker.greeting", maker.greeting)
show("server.lines + records.log.lines", server.lines + records.log.lines)  // predict

section("A parent that takes its child")
let app = App(client: RemoteItemsClient(httpClient: server), records)
let taker = HomeViewModel(user: ada, makeList: app.makeList)
show("references(from: taker)", references(from: taker))
show("taker.greeting", taker.greeting)
show("taker.openList().titles", taker.openList().titles)
show("server.lines + records.log.lines", server.lines + records.log.lines)

section("Where to go after the login")
note("The login that goes there itself holds what every screen needs:")
let navigation = NavigationStack()
let pushing = Before.LoginViewModel(
  navigation: navigation, factory: App(client: BundledItemsClient(), Records()))
for line in references(from: pushing) { note(line) }
step("pushing.login()") { pushing.login() }
show("navigation.screens", navigation.screens)
note("The login that only tells, in two apps, and with a delegate:")
let toItems = LoginViewModel(onLogin: { navigation.push("items") })
let toFriends = LoginViewModel(onLogin: { navigation.push("friends") })
let flow = LoginFlow(next: { navigation.push("home") })
step("toItems.login()") { toItems.login() }
step("toFriends.login()") { toFriends.login() }
step("LoginViewModel(delegate: flow).login()") { LoginViewModel(delegate: flow).login() }
show("navigation.screens", navigation.screens)  // predict

section("What a factory is for")
note("Two lists composed by hand. One of them forgot the log:")
let byHand = Recorder()
let handMade = Before.App(client: BundledItemsClient(), log: byHand)
step("handMade.makeList().start()") { handMade.makeList().start() }
step("handMade.makeSearch().start()") { handMade.makeSearch().start() }
show("byHand.lines", byHand.lines)
note("Two from one method of the root:")
let byRoot = Records()
let root = App(client: BundledItemsClient(), byRoot)
step("root.makeList().start()") { root.makeList().start() }
step("root.makeList().start()") { root.makeList().start() }
show("byRoot.log.lines", byRoot.log.lines)  // predict

section("A protocol that grows")
note("A file can save. A bundle would end the program here:")
let file = Before.Grown.FileItemsClient()
try step("try Before.Grown.rename(\"tea\", in: file)") {
  try Before.Grown.rename("tea", in: file)
}
show("file.saved.map(\\.name)", file.saved.map(\.name))
note("A default implementation: one misspelt word, and the default runs instead:")
let disk = Recorder()
let concrete = Before.Defaulted.FileItemsClient(disk)
let existential: any Before.Defaulted.ItemsClient = concrete
let tea = [Item(name: "tea")]
step("existential.fetchItems { _ in }") { existential.fetchItems { _ in } }
show("disk.lines", disk.lines)
try step("try existential.save(tea)") { try existential.save(tea) }
show("disk.lines", disk.lines)
try step("try concrete.save(items: tea)") { try concrete.save(items: tea) }
show("disk.lines", disk.lines)  // predict
note("In the extension only: it depends on the type that the caller happens to see.")
try step("try existential.clear()") { try existential.clear() }
show("disk.lines", disk.lines)
try step("try concrete.clear()") { try concrete.clear() }
show("disk.lines", disk.lines)

section("A second protocol")
note("No client changes, and what any of them delivers can be saved:")
let cache = Recorder()
let cachable = ItemListViewModel(
  client: CachableItemsClient(base: BundledItemsClient(), cache: cache))
step("cachable.start()") { cachable.start() }
show("cachable.titles", cachable.titles)
show("cache.lines", cache.lines)

staysOpen("New wishes: log what every client is asked, and answer on the main queue.")
