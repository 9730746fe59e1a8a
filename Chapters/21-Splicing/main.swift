import Playground
import TextUI

chapter(
  "21 Splicing", "a dependency that lives as long as one screen.",
  "Each product page needs its own repository, and the app has one for all of them.",
  "A splice has it for the life of the page.")

section("In the app's container")
note("A customer opens and closes the pages of ABC, DEF and XYZ:")
let wideApp = Before.App(logger: Log(), tracker: Log())
let inTheApp = Lifetimes()
step { visitThreePages(wideApp, inTheApp) }
show(inTheApp.tally("screen"))
show(inTheApp.tally("repository"))  // predict
show(AccountView(dependencies: wideApp).lines())

section("One for all pages")
note("The page of ABC is open, and the customer selects another product:")
let sharedApp = Before.App(logger: Log(), tracker: Log())
let openPage = Screen(ProductDetailView(dependencies: sharedApp))
step { openPage.draw() }
show(openPage.lines.first ?? "")
step { sharedApp.select("DEF") }
step { openPage.draw() }
show(openPage.lines.first ?? "")

section("Lifetimes before")
for line in inTheApp.timeline { note(line) }

section("References before")
let drawnPage = Screen(ProductDetailView(dependencies: Before.App(logger: Log(), tracker: Log())))
drawnPage.draw()
for line in arrows(from: drawnPage) { note(line) }

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
let shop = App()
let opening = Lifetimes()
note("watchedProductPage makes the page of a product, and watches its repository:")
var screen: Screen? = Screen(watchedProductPage(shop, "XYZ", opening))
step { screen?.draw() }
show(screen?.lines.first ?? "")
show(opening.tally("repository"))  // predict

section("References after")
if let screen { for line in arrows(from: screen) { note(line) } }

section("When it is closed")
step { screen = nil }
show(opening.tally("repository"))
note("The app is still there, and opens the next page:")
step { screen = Screen(watchedProductPage(shop, "ABC", opening)) }
show(opening.tally("repository"))  // predict

section("Lifetimes after")
let onSplices = Lifetimes()
visitThreePages(App(), onSplices)
for line in onSplices.timeline { note(line) }

section("Created in a body")
note("The list creates the product page inside its body. We draw the list three times:")
let listLog = Log()
let list = Screen(ProductListView(dependencies: App(log: listLog)))
step { list.draw() }
step { list.draw() }
step { list.draw() }
show(listLog.lines)  // predict: Screen.draw, ProductListView.body, ProductDataRepository.init
note("This screen was given its page when it opened. We draw it three times too:")
let screenLog = Log()
let page = ProductDetailFactory(dependencies: App(log: screenLog)).view(for: "ABC")
let screenOfPage = Screen(page)
step { screenOfPage.draw() }
step { screenOfPage.draw() }
step { screenOfPage.draw() }
show(screenLog.lines)

section("A computed repository")
let loading = Log()
let computed = Before.Computed.SplicedProductDetailViewDependencies(
  externalDependencies: App(log: loading))
step { Screen(ProductDetailView(dependencies: computed)).draw() }
note("Four views read the repository, so each drawing loads the product four times:")
show(loading.lines.count)
show(computed.productDataRepository === computed.productDataRepository)  // predict

section("A stored closure")
note("We keep the action of a page, and nothing else of it:")
let keeping = Lifetimes()
var tapAgain: (() -> Void)? = addToCartAction(of: watchedProductPage(App(), "ABC", keeping))
show(keeping.tally("repository"))  // predict
step { tapAgain = nil }
show(keeping.tally("repository"))
note("This action captures only the tracker. We keep it too:")
let trackerOnly = Lifetimes()
let tapLater = trackerOnlyAction(of: watchedProductPage(App(log: journal), "ABC", trackerOnly))
show(trackerOnly.tally("repository"))
step { tapLater() }
show(journal.lines.last ?? "")

section("The document's view")
note("The view that names its splice shows the same:")
let printed = Before.NamesItsSplice.ProductDetailView(dependencies: splice)
show(printed.lines() == view.lines())

section("Three visits")
note("Each visit makes a splice of its own:")
let ownSplices = Lifetimes()
step { visitThreeTimes(ownSplices) }
show(ownSplices.tally("repository"))
show(ownSplices.tally("deals"))  // predict
note("Each visit makes a splice of the deals. No view reads the deals repository:")
let dealsSplices = Lifetimes()
step { visitThreeTimesOnDealsSplice(dealsSplices) }
show(dealsSplices.tally("repository"))
show(dealsSplices.tally("splice"))
show(dealsSplices.tally("deals"))

section("A splice that is shared")
note("The deals and a product page share one splice. We close the deals first:")
let sharing = Lifetimes()
var both = openBoth(App(), sharing)
step { both.deals = nil }
show(sharing.tally("deals"))  // predict: watchedHotDeals
step { both.product = nil }
show(sharing.tally("deals"))

section("A splice that keeps the screen")
let cycle = Lifetimes()
for line in arrows(from: openOnDealsSplice(app, cycle)) { note(line) }

section("Let go of the deals")
note("We have let go of the deals. Nothing was freed:")
show(cycle.tally("screen"))  // predict
show(cycle.tally("splice"))
show(cycle.tally("repository"))

section("An own splice over theirs")
let overDeals = Lifetimes()
for line in arrows(from: openOverDealsSplice(app, overDeals)) { note(line) }

section("An own splice over the app")
let overApp = Lifetimes()
for line in arrows(from: openOverApp(app, overApp)) { note(line) }

section("Over theirs and over the app")
note("A splice on top of that of the deals:")
show(overDeals.tally("screen"))
show(overDeals.tally("splice"))
show(overDeals.tally("repository"))
note("A splice on top of the app:")
show(overApp.tally("screen"))
show(overApp.tally("splice"))
show(overApp.tally("repository"))

section("A subscription")
note("The repository stores a closure that captures the screen strongly:")
let strongly = Lifetimes()
step { visitThreeTimesOnDealsSplice(strongly) { $0.followStrongly($1) } }
show(strongly.tally("repository"))
note("The same with a splice of its own:")
let ownStrongly = Lifetimes()
step { visitThreeTimes(ownStrongly) { $0.followStrongly($1) } }
show(ownStrongly.tally("repository"))
note("The closure captures the screen weakly, on either splice:")
let weakly = Lifetimes()
step { visitThreeTimesOnDealsSplice(weakly) { $0.followWeakly($1) } }
show(weakly.tally("repository"))
let ownWeakly = Lifetimes()
step { visitThreeTimes(ownWeakly) { $0.followWeakly($1) } }
show(ownWeakly.tally("repository"))

staysOpen("When is a splice worth it, and when is a parameter enough?")

/// The references from `root`, for a picture, without those to the recording logs.
func arrows(from root: AnyObject) -> [String] {
  references(from: root).filter { !$0.hasSuffix("-> Log") }
}
