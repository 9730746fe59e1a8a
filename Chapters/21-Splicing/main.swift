import Playground
import TextUI

chapter(
  "21 Splicing", "a dependency that lives as long as one screen.",
  "Each product page needs its own repository, and the app has one for all of them.",
  "A splice has it for the life of the page.")

section("In the app's container")
note("A customer opens three product pages and closes them again:")
let wide = Lifetimes()
let before = Before.App(logger: Log(), tracker: Log())
step { visits(before, wide) }
show(wide.tally("screen"))
show(wide.tally("repository"))  // predict
let account = AccountView(dependencies: before)
show(account.lines())
note("A page is open, and the customer selects another product:")
let first = Screen(ProductDetailView(dependencies: before))
step { first.draw() }
show(first.lines.first ?? "")
step { before.select("DEF") }
step { first.draw() }
show(first.lines.first ?? "")

section("Lifetimes before")
for line in wide.timeline { note(line) }

section("References before")
let drawn = Screen(ProductDetailView(dependencies: Before.App(logger: Log(), tracker: Log())))
drawn.draw()
for line in arrows(from: drawn) { note(line) }

section("A splice joins both")
let journal = Log()
let app = App(log: journal)
let repository = ProductDataRepository(dependencies: app, sku: "ABC")
let splice = SplicedProductDetailViewDependencies(
  externalDependencies: app, productDataRepository: repository)
show(splice.productDataRepository === repository)
show(splice.tracker as AnyObject === journal)  // predict

section("The page on a splice")
let view = ProductDetailView(dependencies: splice)
show(view.lines())
step { view.appear() }
try step { try view.tap("Add to cart") }
show(journal.lines)

section("While it is open")
let opening = Lifetimes()
let shop = App()
var open: Screen? = Screen(productPage(shop, "XYZ", opening))
step { open?.draw() }
show(open?.lines.first ?? "")
show(opening.tally("repository"))  // predict

section("References after")
if let open { for line in arrows(from: open) { note(line) } }

section("When it is closed")
step { open = nil }
show(opening.tally("repository"))
note("The app is still there, and opens the next page:")
step { open = Screen(productPage(shop, "ABC", opening)) }
show(opening.tally("repository"))  // predict

section("Lifetimes after")
let narrow = Lifetimes()
visits(App(), narrow)
for line in narrow.timeline { note(line) }

section("Created in a body")
note("The list creates the product page inside its body. We draw the list three times:")
let listing = Log()
let list = Screen(ProductListView(dependencies: App(log: listing)))
step { list.draw() }
step { list.draw() }
step { list.draw() }
show(listing.lines)  // predict
note("This screen was given its page when it opened. We draw it three times too:")
let showing = Log()
let shown = Screen(productPage(App(log: showing), "ABC", Lifetimes()))
step { shown.draw() }
step { shown.draw() }
step { shown.draw() }
show(showing.lines)

section("A computed repository")
let computing = Log()
let computed = Before.Computed.SplicedProductDetailViewDependencies(
  externalDependencies: App(log: computing))
let page = Screen(ProductDetailView(dependencies: computed))
step { page.draw() }
step { page.draw() }
step { page.draw() }
show(computing.lines)
show(computed.productDataRepository === computed.productDataRepository)  // predict

section("A stored closure")
note("We keep the action of a page, and nothing else of it:")
let keeping = Lifetimes()
var again: (() -> Void)? = addToCart(productPage(App(), "ABC", keeping))
show(keeping.tally("repository"))  // predict
step { again = nil }
show(keeping.tally("repository"))
note("This action captures only the tracker. We keep it too:")
let (light, bought) = (Lifetimes(), Log())
let later = addToCartLater(productPage(App(log: bought), "ABC", light))
show(light.tally("repository"))
step { later() }
show(bought.lines)

section("The document's view")
note("The view that names its splice shows the same:")
let printed = Before.NamesItsSplice.ProductDetailView(dependencies: splice)
show(printed.lines() == view.lines())

section("Three visits")
note("Each visit makes a splice of its own:")
let own = Lifetimes()
step { threeVisits(own) }
show(own.tally("repository"))
show(own.tally("deals"))  // predict
note("Each visit makes a splice of the deals. No view reads the deals repository:")
let foreign = Lifetimes()
step { threeVisitsOnDeals(foreign) }
show(foreign.tally("repository"))
show(foreign.tally("splice"))
show(foreign.tally("deals"))

section("A splice that is shared")
note("The deals and a product page share one splice. We close the deals first:")
let sharing = Lifetimes()
var both = openBoth(App(), sharing)
step { both.deals = nil }
show(sharing.tally("deals"))  // predict
step { both.product = nil }
show(sharing.tally("deals"))

section("A splice that keeps the screen")
let circle = Lifetimes()
for line in arrows(from: onTheDealsSplice(app, circle)) { note(line) }
note("We have let go of the deals. Nothing was freed:")
show(circle.tally("screen"))  // predict
show(circle.tally("splice"))
show(circle.tally("repository"))

section("An own splice over theirs")
let overDeals = Lifetimes()
for line in arrows(from: ownSpliceOverTheDeals(app, overDeals)) { note(line) }
show(overDeals.tally("screen"))
show(overDeals.tally("splice"))
show(overDeals.tally("repository"))

section("An own splice over the app")
let overApp = Lifetimes()
for line in arrows(from: ownSpliceOverTheApp(app, overApp)) { note(line) }
show(overApp.tally("screen"))
show(overApp.tally("splice"))
show(overApp.tally("repository"))

section("A subscription")
note("The repository stores a closure that captures the screen strongly:")
let strongly = Lifetimes()
step { threeVisitsOnDeals(strongly) { $0.followStrongly($1) } }
show(strongly.tally("repository"))
note("The same with a splice of its own:")
let ownStrongly = Lifetimes()
step { threeVisits(ownStrongly) { $0.followStrongly($1) } }
show(ownStrongly.tally("repository"))
note("The closure captures the screen weakly, on either splice:")
let weakly = Lifetimes()
step { threeVisitsOnDeals(weakly) { $0.followWeakly($1) } }
show(weakly.tally("repository"))
let ownWeakly = Lifetimes()
step { threeVisits(ownWeakly) { $0.followWeakly($1) } }
show(ownWeakly.tally("repository"))

staysOpen("When is a splice worth it, and when is a parameter enough?")

/// Which object holds which, for a picture. The services that record are left out.
func arrows(from root: AnyObject) -> [String] {
  references(from: root).filter { !$0.hasSuffix("-> Log") }
}
