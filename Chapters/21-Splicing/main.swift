import Playground
import TextUI

chapter(
  "21 Splicing", "a need with a shorter life joins the others.",
  "Each product page needs its own repository, and the app keeps all of them.",
  "A splice has it for the life of the page.")

section("In the app's container")
note("The app keeps the repository of each product. A person opens three pages:")
let wide = Recorder()
let before = Before.App(logger: wide, tracker: wide)
step("visits(before, wide)") { visits(before, wide) }
note("The screens are closed, and the repositories stay:")
show("wide.tally(\"screen\")", wide.tally("screen"))
show("wide.tally(\"repository\")", wide.tally("repository"))  // predict
note("And whoever names their leaf has the last one:")
let account = AccountView(dependencies: before)
show("account.lines()", account.lines())

section("Spliced")
note("The caller makes the repository, and splices it into what it has:")
let journal = Recorder()
let app = App(recorder: journal)
let repository = ProductDataRepository(dependencies: app, sku: "ABC")
let splice = SplicedProductDetailViewDependencies(
  externalDependencies: app, productDataRepository: repository)
note("The view is the same one. Not a line of it has changed:")
let view = ProductDetailView(dependencies: splice)
show("view.lines()", view.lines())
step("view.appear()") { view.appear() }
try step("try view.tap(\"Add to cart\")") { try view.tap("Add to cart") }
show("journal.lines", journal.lines)
note("What is the app's is passed on, what is the view's own is stored:")
show("splice.tracker as AnyObject === journal", splice.tracker as AnyObject === journal)  // predict
show("splice.productDataRepository === repository", splice.productDataRepository === repository)
note("The document's view shows the same. It takes this splice and nothing else:")
let printed = Before.AsPrinted.ProductDetailView(dependencies: splice)
show("printed.lines() == view.lines()", printed.lines() == view.lines())

section("While it is open")
let opening = Recorder()
let shop = App(recorder: opening)
var open: Screen? = Screen(productPage(shop, "XYZ", opening))
note("The screen holds the app and a repository. Nothing points back to it:")
if let open { for line in arrows(from: open) { note(line) } }
step("open?.draw()") { open?.draw() }
show("open?.lines.first ?? \"\"", open?.lines.first ?? "")
show("opening.tally(\"repository\")", opening.tally("repository"))  // predict

section("When it is closed")
step("open = nil") { open = nil }
show("opening.tally(\"repository\")", opening.tally("repository"))
note("The app is there, and opens another one:")
step("open = Screen(productPage(shop, \"ABC\", opening))") {
  open = Screen(productPage(shop, "ABC", opening))
}
show("opening.tally(\"repository\")", opening.tally("repository"))  // predict

section("A view is not a screen")
note("This list makes its product inside its body. It is drawn three times:")
let listing = Recorder()
let list = Screen(ProductListView(dependencies: App(recorder: listing)))
step("list.draw()") { list.draw() }
step("list.draw()") { list.draw() }
step("list.draw()") { list.draw() }
show("listing.lines", listing.lines)  // predict
note("A screen that was given its product is drawn three times too:")
let showing = Recorder()
let shown = Screen(productPage(App(recorder: showing), "ABC", showing))
step("shown.draw()") { shown.draw() }
step("shown.draw()") { shown.draw() }
step("shown.draw()") { shown.draw() }
show("showing.lines", showing.lines)

section("A closure outlives the view")
note("Somebody keeps an action that was made from the splice:")
let keeping = Recorder()
var again: (() -> Void)? = addToCart(productPage(App(recorder: keeping), "ABC", keeping))
show("keeping.tally(\"repository\")", keeping.tally("repository"))  // predict
step("again = nil") { again = nil }
show("keeping.tally(\"repository\")", keeping.tally("repository"))

section("A repository that is computed")
note("The page is drawn three times. Each time it asks for its repository:")
let computing = Recorder()
let computed = Before.Computed.SplicedProductDetailViewDependencies(
  externalDependencies: App(recorder: computing))
let page = Screen(ProductDetailView(dependencies: computed))
step("page.draw()") { page.draw() }
step("page.draw()") { page.draw() }
step("page.draw()") { page.draw() }
show("computing.lines", computing.lines)
show(  // predict
  "computed.productDataRepository === computed.productDataRepository",
  computed.productDataRepository === computed.productDataRepository)

section("Three visits")
note("A product on its own splice:")
let own = Recorder()
step("threeVisits(own)") { threeVisits(own) }
show("own.tally(\"repository\")", own.tally("repository"))
show("own.tally(\"deals\")", own.tally("deals"))  // predict
note("On a splice of the deals. All goes again, and the deals were for nothing:")
let foreign = Recorder()
step("threeVisitsOnDeals(foreign)") { threeVisitsOnDeals(foreign) }
show("foreign.tally(\"repository\")", foreign.tally("repository"))
show("foreign.tally(\"splice\")", foreign.tally("splice"))
show("foreign.tally(\"deals\")", foreign.tally("deals"))

section("A splice that is shared")
note("Deals and product are open on one splice. The deals are closed:")
let sharing = Recorder()
var both = openBoth(App(recorder: sharing), sharing)
step("both.deals = nil") { both.deals = nil }
show("sharing.tally(\"deals\")", sharing.tally("deals"))  // predict
step("both.product = nil") { both.product = nil }
show("sharing.tally(\"deals\")", sharing.tally("deals"))

section("A splice that remembers whom it opened")
note("The product stands on the splice of the deals, and they hold its screen:")
let circle = Recorder()
for line in arrows(from: onTheDealsSplice(app, circle)) { note(line) }
note("Nobody holds the deals any more, and still nobody goes:")
show("circle.tally(\"screen\")", circle.tally("screen"))  // predict
show("circle.tally(\"splice\")", circle.tally("splice"))
show("circle.tally(\"repository\")", circle.tally("repository"))

section("An own splice over theirs")
note("The product has its own splice, whose external container is theirs:")
let overDeals = Recorder()
for line in arrows(from: ownSpliceOverTheDeals(app, overDeals)) { note(line) }
show("overDeals.tally(\"screen\")", overDeals.tally("screen"))
show("overDeals.tally(\"splice\")", overDeals.tally("splice"))
show("overDeals.tally(\"repository\")", overDeals.tally("repository"))

section("An own splice over the app")
note("They still hold its screen. It does not hold them:")
let overApp = Recorder()
for line in arrows(from: ownSpliceOverTheApp(app, overApp)) { note(line) }
show("overApp.tally(\"screen\")", overApp.tally("screen"))
show("overApp.tally(\"splice\")", overApp.tally("splice"))
show("overApp.tally(\"repository\")", overApp.tally("repository"))

section("What leaks is the way back")
note("The screen is told of changes, by a closure that holds it:")
let strongly = Recorder()
step("threeVisitsOnDeals(strongly) { $0.followStrongly($1) }") {
  threeVisitsOnDeals(strongly) { $0.followStrongly($1) }
}
show("strongly.tally(\"repository\")", strongly.tally("repository"))
note("It stays on its own splice as well:")
let ownStrongly = Recorder()
step("threeVisits(ownStrongly) { $0.followStrongly($1) }") {
  threeVisits(ownStrongly) { $0.followStrongly($1) }
}
show("ownStrongly.tally(\"repository\")", ownStrongly.tally("repository"))
note("With weak in the closure it goes, on either:")
let weakly = Recorder()
step("threeVisitsOnDeals(weakly) { $0.followWeakly($1) }") {
  threeVisitsOnDeals(weakly) { $0.followWeakly($1) }
}
show("weakly.tally(\"repository\")", weakly.tally("repository"))
let ownWeakly = Recorder()
step("threeVisits(ownWeakly) { $0.followWeakly($1) }") {
  threeVisits(ownWeakly) { $0.followWeakly($1) }
}
show("ownWeakly.tally(\"repository\")", ownWeakly.tally("repository"))

staysOpen("When is a splice worth it, and when is a parameter enough?")

/// Who holds whom, for a diagram: nothing of what the app itself holds.
func arrows(from root: AnyObject) -> [String] {
  references(from: root).filter { !$0.hasPrefix("App.") }
}
