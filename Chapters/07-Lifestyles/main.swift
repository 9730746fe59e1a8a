import Playground

chapter("07 Lifestyles", "how many of each there are, and how long one lives.")

section("The singleton pattern")
note("The type says that there is one. Two roots cannot have one each:")
let (one, another) = (GlobalRoot(), GlobalRoot())
show("one.session === another.session", one.session === another.session)

section("Singleton lifestyle")
note("The root says it. The type does not know:")
let tally = Tally()
var roots = [AppRoot(tally: tally)]
show("roots[0].session === roots[0].session", roots[0].session === roots[0].session)
show("tally", tally)

section("Transient lifestyle")
var formatters = [roots[0].makeFormatter(), roots[0].makeFormatter()]
show("formatters[0] === formatters[1]", formatters[0] === formatters[1])
show("tally", tally)
step("formatters = []") { formatters = [] }
show("tally", tally)

section("Scoped lifestyle")
var checkouts = [roots[0].makeCheckout(), roots[0].makeCheckout()]
note("Two checkouts, and nobody has asked for a cart:")
show("tally", tally)
show("checkouts[0].cart === checkouts[0].cart", checkouts[0].cart === checkouts[0].cart)
show("checkouts[0].cart === checkouts[1].cart", checkouts[0].cart === checkouts[1].cart)
show("tally", tally)
step("checkouts = []") { checkouts = [] }
show("tally", tally)

section("Two roots")
step("roots.append(AppRoot(tally: tally))") { roots.append(AppRoot(tally: tally)) }
show("roots[0].session === roots[1].session", roots[0].session === roots[1].session)
step("roots = []") { roots = [] }
show("tally", tally)

section("Twelve requests of one feature")
show("Receipts(.singleton).formatters", Receipts(.singleton).formatters)
show("Receipts(.scoped).formatters", Receipts(.scoped).formatters)
show("Receipts(.transient).formatters", Receipts(.transient).formatters)
note("The feature cannot tell, and neither can the customer:")
show("Receipts(.transient).lines.prefix(2)", Receipts(.transient).lines.prefix(2))
show(
  "Receipts(.scoped).lines == Receipts(.transient).lines",
  Receipts(.scoped).lines == Receipts(.transient).lines)
show(
  "Receipts(.singleton).lines == Receipts(.transient).lines",
  Receipts(.singleton).lines == Receipts(.transient).lines)

section("What one task alone has")
note("A formatter, then a whole checkout, made here and used by another task:")
let shop = AppRoot(tally: Tally())
show("await priceElsewhere(shop)", await priceElsewhere(shop))
show("await countElsewhere(shop)", await countElsewhere(shop))

section("Eight first requests at once")
note("Each of eight tasks puts one item. This actor looks, waits, and then makes:")
let (hastyTally, hastyGate) = (Tally(), Gate(8))
let hasty = HastyCheckout(tally: hastyTally) { await hastyGate.pass() }
await eightAtOnce { await hasty.put(.apples) }
show("hastyTally", hastyTally)
show("await hasty.count", await hasty.count)
note("This one looks and makes in one go, and all wait for the same answer:")
let (sharedTally, sharedGate) = (Tally(), Gate(8))
let shared = SharedCheckout(tally: sharedTally) { await Task.yield() }
await eightAtOnce {
  await sharedGate.pass()
  await shared.put(.apples)
}
show("sharedTally", sharedTally)
show("await shared.count", await shared.count)

section("A captive cart")
note("One advisor for the whole program, holding the cart of whoever came first:")
let captorTally = Tally()
let captor = CaptiveRoot(tally: captorTally)
var visits = [captor.root.makeCheckout(), captor.root.makeCheckout()]
step("visits[0].cart.put(.apples)") { visits[0].cart.put(.apples) }
step("visits[1].cart.put(.bread)") { visits[1].cart.put(.bread) }
show("captor.advisor(for: visits[0]).advice()", captor.advisor(for: visits[0]).advice())
show("captor.advisor(for: visits[1]).advice()", captor.advisor(for: visits[1]).advice())
note("One session lives, as it should, and one of two carts, as it should not:")
step("visits = []") { visits = [] }
show("captorTally", captorTally)

section("A cart that is lent")
let (advisor, lentTally) = (Advisor(), Tally())
var lenders = [LendingCheckout(tally: lentTally), LendingCheckout(tally: lentTally)]
step("lenders[0].put(.apples)") { lenders[0].put(.apples) }
step("lenders[1].put(.bread)") { lenders[1].put(.bread) }
show("lenders[0].lend(advisor.advice)", lenders[0].lend(advisor.advice))
show("lenders[1].lend(advisor.advice)", lenders[1].lend(advisor.advice))
step("lenders = []") { lenders = [] }
show("lentTally", lentTally)

section("A screen and its presenter")
note("The screen holds its presenter, and the presenter its view:")
for line in references(from: ScreenComposer.direct.compose()) { note(line) }
note("Nobody holds the screen any more, and still nobody goes:")
let direct = Recorder()
ScreenComposer.direct.use(direct)
show("direct.freed", direct.freed)
note("A wrapper that holds the screen helps nobody:")
let stronglyWrapped = Recorder()
ScreenComposer.stronglyWrapped.use(stronglyWrapped)
show("stronglyWrapped.freed", stronglyWrapped.freed)
note("One that does not, unties it. The feature is the same:")
let weaklyWrapped = Recorder()
ScreenComposer.weaklyWrapped.use(weaklyWrapped)
show("weaklyWrapped.freed", weaklyWrapped.freed)

section("Who is left when one goes")
var screen: ItemsScreen? = ScreenComposer.weaklyWrapped.compose()
let presenter = screen?.presenter
step("presenter?.load()") { presenter?.load() }
show("screen?.lines ?? []", screen?.lines ?? [])
note("The screen goes, the presenter is kept. What it tells is dropped:")
step("screen = nil") { screen = nil }
step("presenter?.load()") { presenter?.load() }
note("With weak in the screen instead, its presenter goes at once:")
let forgetful = ForgetfulScreen.compose()
show("forgetful.presenter == nil", forgetful.presenter == nil)
step("forgetful.appear()") { forgetful.appear() }
show("forgetful.lines", forgetful.lines)

section("Composing is not loading")
note("A search that takes a catalogue has one before anybody searches:")
let work = Tally()
let search = Search(catalogue: FullCatalogue(work: work))
show("work.made", work.made)
note("With a closure the graph is built, and no work is done before it is used:")
let lateWork = Tally()
let late = LateSearch { FullCatalogue(work: lateWork) }
show("lateWork.made", lateWork.made)
show("late.finds(\"bread\")", late.finds("bread"))
show("lateWork.made", lateWork.made)
note("But each search asks the closure again. That is a transient:")
show("late.finds(\"milk\")", late.finds("milk"))
show("lateWork.made", lateWork.made)
note("A virtual proxy waits as well, makes one, and the search need not know:")
let virtualWork = Tally()
let proxied = Search(catalogue: VirtualCatalogue { FullCatalogue(work: virtualWork) })
show("virtualWork.made", virtualWork.made)
show("proxied.finds(\"bread\")", proxied.finds("bread"))
show("proxied.finds(\"milk\")", proxied.finds("milk"))
show("virtualWork.made", virtualWork.made)
