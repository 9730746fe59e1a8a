import Playground
import TextUI

chapter(
  "07 Lifestyles", "how many objects of each kind there are, and how long they live.",
  "Two windows share one cart, and after the logout the next user finds it.",
  "The root decides how many there are of each, and how long they live.")

section("The singleton pattern")
let (leftSession, rightSession) = (Before.Session.shared, Before.Session.shared)
show(leftSession === rightSession)
step { leftSession.user = .ada }
step { leftSession.cart.put(.tea) }
show(rightSession.cart.items.map(\.name))
note("Ada logs out, and Grace logs in:")
step { leftSession.user = .grace }
show(rightSession.user == .grace)
show(rightSession.cart.items.map(\.name))

section("Singleton lifestyle")
let lifetimes = Lifetimes()
var apps = [App(user: .ada, watchedBy: lifetimes), App(user: .grace, watchedBy: lifetimes)]
show(apps[0].session === apps[0].session)
show(apps[0].session === apps[1].session)
note("Ada logs out, then Grace does:")
step { apps.removeFirst() }
show(lifetimes.tally("session"))  // predict
step { apps = [] }
show(lifetimes.alive)

section("Transient lifestyle")
let shop = App(user: .ada, watchedBy: lifetimes)
var formatters = [shop.makeFormatter(), shop.makeFormatter()]
show(formatters[0] === formatters[1])
show(lifetimes.tally("formatter"))
step { formatters = [] }
show(lifetimes.tally("formatter"))

section("Scoped lifestyle")
var checkouts = [shop.makeCheckout(), shop.makeCheckout()]
show(lifetimes.tally("cart"))

section("The first requests")
show(checkouts[0].cart === checkouts[0].cart)
show(checkouts[0].cart === checkouts[1].cart)
show(lifetimes.tally("cart"))

section("The windows close")
step { checkouts = [] }
show(lifetimes.tally("cart"))

section("What lives how long")
let lives = Lifetimes()
var login: App? = App(user: .ada, watchedBy: lives)
lives.moment("log in")
var windows = login.map { [$0.makeCheckout(), $0.makeCheckout()] } ?? []
lives.moment("windows")
windows[0].cart.put(.tea)
lives.moment("tea")
windows[1].cart.put(.bread)
lives.moment("bread")
var formatter = login?.makeFormatter()
lives.moment("price")
formatter = nil
windows.removeFirst()
lives.moment("close 1")
windows.removeFirst()
lives.moment("close 2")
login = nil
lives.moment("log out")
for line in lives.timeline { note(line) }

section("A start in order")
let (journal, connecting, connected) = (Log(), Gate(2), Gate(2))
let launch = Launch(
  starters: .recording(in: journal) {
    await connecting.pass()
    await connected.pass()
  })
show(journal.lines)
let twoWindows = (1...2).map { _ in Task { await launch.start() } }
await connecting.pass()
show(firstScreen(launch.state))
await connected.pass()
for window in twoWindows { await window.value }
show(firstScreen(launch.state))
await launch.stop()

section("What waits for what")
for line in journal.lines { note(line) }

section("A start that fails")
let failures = Log()
let failing = Launch(starters: .recording(in: failures) { throw NoAnswer() })
await failing.start()
show(firstScreen(failing.state))
show(failures.calls.map(\.callee))  // predict: Launch.startInOrder, Launch.closeAll

section("A start that is canceled")
let (canceled, isWaiting) = (Log(), Gate(2))
let slow = Launch(
  starters: .recording(in: canceled) {
    await isWaiting.pass()
    try await neverAnswers()
  })
let window = Task { await slow.start() }
await isWaiting.pass()
await slow.stop()
await window.value
for line in canceled.lines { note(line) }

section("Who owns a model")
let (state, stateObject, given) = (Lifetimes(), Lifetimes(), Lifetimes())
let (stateSlot, objectSlot) = (StateSlot<ItemListViewModel>(), StateSlot<ItemListViewModel>())
func makeModel() -> ItemListViewModel { ItemListViewModel(client: BundledItemsClient()) }
drawThreeTimes { StatePage(slot: stateSlot) { state.watch("model", makeModel()) } }
show(state.tally)  // predict: StatePage.init, StateSlot.state, StateSlot.stored
drawThreeTimes { StateObjectPage(slot: objectSlot) { stateObject.watch("model", makeModel()) } }
show(stateObject.tally)
let ownedModel = given.watch("model", makeModel())
drawThreeTimes { GivenPage(model: ownedModel) }
show(given.tally)

section("Twelve requests of one feature")
show(formatterCount(for: .singleton))
show(formatterCount(for: .scoped))  // predict
show(formatterCount(for: .transient))
show(receipts(.transient).prefix(2))
show(receipts(.scoped) == receipts(.transient))
show(receipts(.singleton) == receipts(.transient))

section("Eight tasks and an actor that waits")
let (hasty, hastyGate) = (Lifetimes(), Gate(8))
let before = Before.Checkout(
  makeCart: { hasty.watch("cart", Cart()) }, callServer: { await hastyGate.pass() })
await runEightTasks { await before.put(.tea) }
show(hasty.tally("cart"))  // predict: Before.Checkout.put
show(await before.count)

section("Eight tasks and one cart")
let (careful, carefulGate) = (Lifetimes(), Gate(8))
let shared = SharedCheckout(
  makeCart: { careful.watch("cart", Cart()) }, callServer: { await Task.yield() })
await runEightTasks {
  await carefulGate.pass()
  await shared.put(.tea)
}
show(careful.tally("cart"))
show(await shared.count)  // predict

section("Given to another task")
let app = App(user: .ada)
show(await priceInAnotherTask(app))
show(await countInAnotherTask(app))

section("A captive cart")
let watched = Lifetimes()
let advisors = Before.AdvisorCache()
let watchedApp = App(user: .ada, watchedBy: watched)
var visits = [watchedApp.makeCheckout(), watchedApp.makeCheckout()]
step { visits[0].cart.put(.tea) }
step { visits[1].cart.put(.bread) }
show(advisors.advisor(for: visits[0].cart).advice())
show(advisors.advisor(for: visits[1].cart).advice())
note("Both visits end:")
step { visits = [] }
show(watched.tally("cart"))

section("A cart that is lent")
let (advisor, lent) = (Advisor(), Lifetimes())
var lenders = (1...2).map { _ in LendingCheckout(cart: lent.watch("cart", Cart())) }
step { lenders[0].put(.tea) }
step { lenders[1].put(.bread) }
show(lenders[0].lend(advisor.advice))
show(lenders[1].lend(advisor.advice))  // predict
note("Both visits end:")
step { lenders = [] }
show(lent.tally("cart"))

section("A screen and its presenter")
for line in references(from: ItemsComposer.direct.makeScreen()) { note(line) }

section("Three ways to join them")
let (direct, stronglyWrapped, weaklyWrapped) = (Lifetimes(), Lifetimes(), Lifetimes())
ItemsComposer.direct.use(direct)
show(direct.freed)  // predict: ItemsComposer.direct, ItemsComposer.makeScreen, ItemsPresenter.view
ItemsComposer.stronglyWrapped.use(stronglyWrapped)
show(stronglyWrapped.freed)
ItemsComposer.weaklyWrapped.use(weaklyWrapped)
show(weaklyWrapped.freed)

section("The presenter outlives its screen")
var screen: ItemsScreen? = ItemsComposer.weaklyWrapped.makeScreen()
let presenter = screen?.presenter
step { presenter?.load() }
show(screen?.lines ?? [])
note("The screen is freed, and the proxy drops the next answer:")
step { screen = nil }
step { presenter?.load() }

section("The wrong side is weak")
let forgetful = Before.makeScreen()
show(forgetful.presenter == nil)  // predict
step { forgetful.appear() }
show(forgetful.lines)

section("Created while composing")
let (early, late, virtual) = (Lifetimes(), Lifetimes(), Lifetimes())
let list = ItemListViewModel(client: early.watch("client", BundledItemsClient()))
show(early.tally.made)

section("Created at each call")
let lateList = ItemListViewModel { late.watch("client", BundledItemsClient()) }
show(late.tally.made)
step { lateList.getList() }
show(lateList.lines)
step { lateList.getList() }
show(late.tally.made)

section("Created at the first call")
let proxy = VirtualItemsClient { virtual.watch("client", BundledItemsClient()) }
let proxied = ItemListViewModel(client: proxy)
show(virtual.tally.made)
step { proxied.getList() }
step { proxied.getList() }
show(proxied.lines)
show(virtual.tally.made)

staysOpen("Which constructions should have made us suspicious earlier?")
