import Playground

chapter(
  "07 Lifestyles", "how many of each there are, and how long one lives.",
  "Two windows share one cart, and after the logout the next user finds it.",
  "The root decides how many there are of each, and how long they live.")

section("The singleton pattern")
note("The type says that there is one. Two windows cannot have one each:")
let (left, right) = (Before.Session.shared, Before.Session.shared)
show("left === right", left === right)
step("left.user = .ada") { left.user = .ada }
step("left.cart.put(.tea)") { left.cart.put(.tea) }
show("right.cart.items.map(\\.name)", right.cart.items.map(\.name))
note("Ada logs out, and Grace logs in. The session is the same, and so is the cart:")
step("left.user = .grace") { left.user = .grace }
show("right.cart.items.map(\\.name)", right.cart.items.map(\.name))

section("Singleton lifestyle")
note("The app says it. The type does not know:")
let recorder = Recorder()
var apps = [App(watchedBy: recorder)]
show("apps[0].session === apps[0].session", apps[0].session === apps[0].session)
show("recorder.tally(\"session\")", recorder.tally("session"))

section("Transient lifestyle")
var formatters = [apps[0].makeFormatter(), apps[0].makeFormatter()]
show("formatters[0] === formatters[1]", formatters[0] === formatters[1])
show("recorder.tally(\"formatter\")", recorder.tally("formatter"))
step("formatters = []") { formatters = [] }
show("recorder.tally(\"formatter\")", recorder.tally("formatter"))

section("Scoped lifestyle")
note("Two windows with a checkout each, and nobody has asked for a cart:")
var checkouts = [apps[0].makeCheckout(), apps[0].makeCheckout()]
show("recorder.tally(\"cart\")", recorder.tally("cart"))  // predict
show("checkouts[0].cart === checkouts[0].cart", checkouts[0].cart === checkouts[0].cart)
show("checkouts[0].cart === checkouts[1].cart", checkouts[0].cart === checkouts[1].cart)
show("recorder.tally(\"cart\")", recorder.tally("cart"))
step("checkouts = []") { checkouts = [] }
show("recorder.tally(\"cart\")", recorder.tally("cart"))

section("Two logins")
step("apps.append(App(user: .grace, watchedBy: recorder))") {
  apps.append(App(user: .grace, watchedBy: recorder))
}
show("apps[0].session === apps[1].session", apps[0].session === apps[1].session)
note("Ada logs out. Her app goes, and her session with it; then Grace does:")
step("apps.removeFirst()") { apps.removeFirst() }
show("recorder.tally(\"session\")", recorder.tally("session"))  // predict
step("apps = []") { apps = [] }
show("recorder.tally(\"session\")", recorder.tally("session"))
show("recorder.alive", recorder.alive)

section("Twelve requests of one feature")
show("formattersMade(.singleton)", formattersMade(.singleton))
show("formattersMade(.scoped)", formattersMade(.scoped))  // predict
show("formattersMade(.transient)", formattersMade(.transient))
note("The feature cannot tell, and neither can the user:")
let make = PriceFormatter.init
let transient = receipts(.transient, make)
show("transient.prefix(2)", transient.prefix(2))
show("receipts(.scoped, make) == transient", receipts(.scoped, make) == transient)
show("receipts(.singleton, make) == transient", receipts(.singleton, make) == transient)

section("What one task alone has")
note("A formatter, then a whole checkout, made here and used by another task:")
let app = App(user: .ada)
show("await priceElsewhere(app)", await priceElsewhere(app))
show("await countElsewhere(app)", await countElsewhere(app))  // predict

section("Eight first requests at once")
note("Each of eight tasks puts one item. This actor looks, waits, and then makes:")
let (hasty, hastyGate) = (Recorder(), Gate(8))
let before = Before.Checkout(
  makeCart: { hasty.watch("cart", Cart()) }, askServer: { await hastyGate.pass() })
await eightAtOnce { await before.put(.tea) }
show("hasty.tally(\"cart\")", hasty.tally("cart"))  // predict
show("await before.count", await before.count)
note("This one looks and makes in one go, and all wait for the same answer:")
let (careful, carefulGate) = (Recorder(), Gate(8))
let shared = SharedCheckout(
  makeCart: { careful.watch("cart", Cart()) }, askServer: { await Task.yield() })
await eightAtOnce {
  await carefulGate.pass()
  await shared.put(.tea)
}
show("careful.tally(\"cart\")", careful.tally("cart"))
show("await shared.count", await shared.count)  // predict

section("A captive cart")
note("One advisor for the whole program, holding the cart of whoever came first:")
let captured = Recorder()
let (captor, shop) = (Before.App(), App(watchedBy: captured))
var visits = [shop.makeCheckout(), shop.makeCheckout()]
step("visits[0].cart.put(.tea)") { visits[0].cart.put(.tea) }
step("visits[1].cart.put(.bread)") { visits[1].cart.put(.bread) }
show("captor.advisor(for: visits[0].cart).advice()", captor.advisor(for: visits[0].cart).advice())
show("captor.advisor(for: visits[1].cart).advice()", captor.advisor(for: visits[1].cart).advice())
note("The visits end. One of two carts stays, as it should not:")
step("visits = []") { visits = [] }
show("captured.tally(\"cart\")", captured.tally("cart"))

section("A cart that is lent")
let (advisor, lent) = (Advisor(), Recorder())
var lenders = (1...2).map { _ in LendingCheckout(cart: lent.watch("cart", Cart())) }
step("lenders[0].put(.tea)") { lenders[0].put(.tea) }
step("lenders[1].put(.bread)") { lenders[1].put(.bread) }
show("lenders[0].lend(advisor.advice)", lenders[0].lend(advisor.advice))
show("lenders[1].lend(advisor.advice)", lenders[1].lend(advisor.advice))  // predict
step("lenders = []") { lenders = [] }
show("lent.tally(\"cart\")", lent.tally("cart"))

section("A screen and its presenter")
note("The screen holds its presenter, and the presenter its view:")
for line in references(from: ItemsComposer.direct.makeScreen()) { note(line) }
note("Nobody holds the screen any more, and still nobody goes:")
let direct = Recorder()
ItemsComposer.direct.use(direct)
show("direct.freed", direct.freed)  // predict
note("A wrapper that holds the screen helps nobody:")
let stronglyWrapped = Recorder()
ItemsComposer.stronglyWrapped.use(stronglyWrapped)
show("stronglyWrapped.freed", stronglyWrapped.freed)
note("One that does not, unties it. The feature is the same:")
let weaklyWrapped = Recorder()
ItemsComposer.weaklyWrapped.use(weaklyWrapped)
show("weaklyWrapped.freed", weaklyWrapped.freed)

section("Who is left when one goes")
var screen: ItemsScreen? = ItemsComposer.weaklyWrapped.makeScreen()
let presenter = screen?.presenter
step("presenter?.load()") { presenter?.load() }
show("screen?.lines ?? []", screen?.lines ?? [])
note("The screen goes, the presenter is kept. What it tells is dropped:")
step("screen = nil") { screen = nil }
step("presenter?.load()") { presenter?.load() }
note("With weak in the screen instead, its presenter goes at once:")
let forgetful = Before.makeScreen()
show("forgetful.presenter == nil", forgetful.presenter == nil)  // predict
step("forgetful.appear()") { forgetful.appear() }
show("forgetful.lines", forgetful.lines)

section("Composing is not loading")
note("A list that takes a client has one before anybody asks for the list:")
let (early, late, virtual) = (Recorder(), Recorder(), Recorder())
let list = ItemListViewModel(client: early.watch("client", BundledItemsClient()))
show("early.tally.made", early.tally.made)
note("With a closure the graph is built, and no work is done before it is used:")
let lateList = ItemListViewModel { late.watch("client", BundledItemsClient()) }
show("late.tally.made", late.tally.made)
step("lateList.getList()") { lateList.getList() }
show("lateList.lines", lateList.lines)
show("late.tally.made", late.tally.made)
note("But each call asks the closure again. That is a transient:")
step("lateList.getList()") { lateList.getList() }
show("late.tally.made", late.tally.made)
note("A virtual proxy waits as well, makes one, and the list need not know:")
let proxy = VirtualItemsClient { virtual.watch("client", BundledItemsClient()) }
let proxied = ItemListViewModel(client: proxy)
show("virtual.tally.made", virtual.tally.made)  // predict
step("proxied.getList()") { proxied.getList() }
step("proxied.getList()") { proxied.getList() }
show("proxied.lines", proxied.lines)
show("virtual.tally.made", virtual.tally.made)

staysOpen("Which constructions should have made us suspicious earlier?")
